<?php
// usage: php fill.php FOLDER PORT POSTS   installs WordPress in the folder and writes posts, given as a JSON file with a list of
// { slug, author, content }; or: php fill.php FOLDER PORT theme NAME
[, $folder, $port, $what] = $argv;
$_SERVER['HTTP_HOST'] = "127.0.0.1:$port";
$_SERVER['REQUEST_URI'] = '/';
if ($what === 'theme') {
  require "$folder/wp-load.php";
  switch_theme($argv[4]);
  exit(get_option('stylesheet') === $argv[4] ? 0 : 1);
}
define('WP_INSTALLING', true);
require "$folder/wp-load.php";
require ABSPATH . 'wp-admin/includes/upgrade.php';
function wp_new_blog_notification() {}  // there is nobody to write to
wp_install('Our magazine', 'editor', 'editor@example.org', true, '', 'editor');
wp_create_user('author', 'author', 'author@example.org');
get_user_by('login', 'author')->set_role('author');
foreach (json_decode(file_get_contents($what)) as $post) {
  $author = get_user_by('login', $post->author)->ID;
  wp_set_current_user($author);
  kses_init();  // authors may not use all of HTML
  wp_insert_post(wp_slash(['post_title' => $post->slug, 'post_name' => $post->slug, 'post_status' => 'publish', 'post_author' => $author, 'post_content' => $post->content]));
}
