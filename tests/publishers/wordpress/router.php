<?php
// WordPress behind PHP's own server: files as they are, and everything else through index.php. The folder is in KAIRO_WORDPRESS.
$folder = getenv('KAIRO_WORDPRESS');
$file = $folder . parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (is_file($file) && !str_ends_with($file, '.php')) return false;
chdir($folder);
require is_file($file) ? $file : "$folder/index.php";
