// A real WordPress with its own database, in a folder for the time of a test.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { freePort, startProgram } from '../../support/program.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const packages = ['wordpress', 'wordpress-theme-twentytwentythree', 'wordpress-theme-twentytwentyone', 'php-cli', 'php-mysql', 'php-xml', 'php-mbstring', 'mariadb-server'];
const original = '/usr/share/wordpress';
const themes = ['twentytwentythree', 'twentytwentyone'];

const isThere = () => ['mariadbd', 'php'].every((program) => spawnSync(program, ['--version']).status === 0) &&
  themes.every((theme) => fs.existsSync(path.join(original, 'wp-content/themes', theme)));

export function install() {
  if (isThere()) return;
  const apt = (...args) => spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  apt('update', '-qq');
  apt('install', '-y', '--no-install-recommends', ...packages);
  if (!isThere()) throw new Error(`This test needs Debian's packages; run as root: apt-get install --no-install-recommends ${packages.join(' ')}`);
}

const configuration = (socket, address) => `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'wordpress'); define('DB_PASSWORD', 'wordpress'); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $key) { define($key . '_KEY', 'of a test'); define($key . '_SALT', 'of a test'); }
define('WP_HOME', '${address}'); define('WP_SITEURL', '${address}'); define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', 'localhost,127.0.0.1');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

// WordPress asks no server of its own machine, which is where Kairo is in a test.
const loopback = (port) => `<?php
add_filter('http_request_host_is_external', '__return_true');
add_filter('http_allowed_safe_ports', fn($ports) => [...$ports, ${port}]);
`;

async function startDatabase(folder, started) {
  const socket = path.join(folder, 'database.sock');
  const place = [`--user=${process.env.USER ?? 'root'}`, `--datadir=${path.join(folder, 'database')}`];
  execFileSync('mariadb-install-db', place, { stdio: 'ignore' });
  const say = (words) => spawnSync('mariadb', ['--no-defaults', '-S', socket, '-e', words]).status === 0;
  started.push(await startProgram('The database', ['mariadbd', '--no-defaults', ...place, `--socket=${socket}`, '--skip-networking'], { isReady: () => say('select 1') }));
  say("create database wordpress; create user wordpress@localhost identified by 'wordpress'; grant all on wordpress.* to wordpress@localhost");
  return socket;
}

// Starts it with these posts ({ slug, author, content }), in a folder that is empty; `kairoPort` is where it may ask Kairo.
// Resolves to { url, setTheme, close }.
export async function startWordPress(folder, { posts, kairoPort }) {
  const started = [];
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = path.join(folder, 'wordpress');
  fs.cpSync(original, site, { recursive: true, dereference: true, filter: (file) => path.basename(file) !== 'wp-config.php' });
  fs.mkdirSync(path.join(site, 'wp-content/mu-plugins'), { recursive: true });
  fs.writeFileSync(path.join(site, 'wp-content/mu-plugins/loopback.php'), loopback(kairoPort));
  fs.writeFileSync(path.join(site, 'wp-config.php'), configuration(await startDatabase(folder, started), url));
  fs.writeFileSync(path.join(folder, 'posts.json'), JSON.stringify(posts));
  const fill = (...args) => execFileSync('php', [path.join(here, 'fill.php'), site, String(port), ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  fill(path.join(folder, 'posts.json'));
  const isReady = () => fetch(url).then(({ ok }) => ok, () => false);
  started.push(await startProgram('WordPress', ['php', '-S', `127.0.0.1:${port}`, '-t', site, path.join(here, 'router.php')],
    { isReady, env: { KAIRO_WORDPRESS: site, PHP_CLI_SERVER_WORKERS: '3' } }));
  return { url, setTheme: (name) => fill('theme', name), close: () => Promise.all(started.map(({ close }) => close())) };
}
