// A real WordPress with its own database, in a folder for the time of a test.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

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

function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

// Until `isDone`, for a minute.
async function until(isDone, what) {
  for (let i = 0; i < 300; ++i) {
    if (await isDone()) return;
    await pause(200);
  }
  throw new Error(`${what} did not start`);
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
  const data = path.join(folder, 'database');
  execFileSync('mariadb-install-db', [`--user=${process.env.USER ?? 'root'}`, `--datadir=${data}`], { stdio: 'ignore' });
  started.push(spawn('mariadbd', ['--no-defaults', `--user=${process.env.USER ?? 'root'}`, `--datadir=${data}`, `--socket=${socket}`, '--skip-networking'], { stdio: 'ignore' }));
  const say = (words) => spawnSync('mariadb', ['--no-defaults', '-S', socket, '-e', words]).status === 0;
  await until(() => say('select 1'), 'The database');
  say("create database wordpress; create user wordpress@localhost identified by 'wordpress'; grant all on wordpress.* to wordpress@localhost");
  return socket;
}

// Starts it with these posts ({ slug, author, content }), in a folder that is empty; `kairoPort` is where it may ask Kairo.
// Resolves to { address, setTheme, close }.
export async function startWordPress(folder, { posts, kairoPort }) {
  const started = [];
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const site = path.join(folder, 'wordpress');
  fs.cpSync(original, site, { recursive: true, dereference: true, filter: (file) => path.basename(file) !== 'wp-config.php' });
  fs.mkdirSync(path.join(site, 'wp-content/mu-plugins'), { recursive: true });
  fs.writeFileSync(path.join(site, 'wp-content/mu-plugins/loopback.php'), loopback(kairoPort));
  fs.writeFileSync(path.join(site, 'wp-config.php'), configuration(await startDatabase(folder, started), address));
  fs.writeFileSync(path.join(folder, 'posts.json'), JSON.stringify(posts));
  const fill = (...args) => execFileSync('php', [path.join(here, 'fill.php'), site, String(port), ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  fill(path.join(folder, 'posts.json'));
  const env = { ...process.env, KAIRO_WORDPRESS: site, PHP_CLI_SERVER_WORKERS: '3' };
  started.push(spawn('php', ['-S', `127.0.0.1:${port}`, '-t', site, path.join(here, 'router.php')], { env, stdio: 'ignore', detached: true }));
  await until(() => fetch(address).then(({ ok }) => ok, () => false), 'WordPress');
  return {
    address,
    setTheme: (name) => fill('theme', name),
    async close() {
      const [database, server] = started;
      process.kill(-server.pid);  // with its workers
      const ended = new Promise((done) => { database.on('exit', done); });
      database.kill();
      await ended;
    },
  };
}
