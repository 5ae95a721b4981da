// The web servers that publishers have, each started by itself: with its default settings and types, or as docs/hosting.md
// says. `cmake/setup-toolchain.sh servers` and the npm registry provide them.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { cure, unpacked } from '../support/hosting.mjs';
import { answers, freePort, startProgram } from '../support/program.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));

// Reads what docs/hosting.md says of a server, with its own folder and address.
function advised(heading, { root, port }) {
  const text = fs.readFileSync(path.join(here, '../../docs/hosting.md'), 'utf8');
  const block = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`))?.match(/```\w+\n([^]*?)```/)?.[1];
  if (!block) throw new Error(`docs/hosting.md has no settings under "${heading}"`);
  return block.replaceAll('/var/www/html', root).replace('listen 80', `listen 127.0.0.1:${port}`).replace('example.org', `http://127.0.0.1:${port}`);
}

// The settings of Debian's package, but for folders and address; what it starts as a service needs more than a test has.
const nginxSettings = ({ home, site }) => `
load_module ${unpacked}/usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off; worker_processes 1; pid ${home}/pid; error_log stderr; user root;
events {}
http {
  include ${unpacked}/etc/nginx/mime.types; default_type application/octet-stream; sendfile on; gzip on; access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${home}/${kind};`).join(' ')}
  ${site}
}`;

const lighttpdSettings = ({ root, port, home, more = '' }) => `
server.document-root = "${root}"
server.port = ${port}
server.bind = "127.0.0.1"
server.pid-file = "${home}/pid"
server.modules = ( "mod_access", "mod_staticfile" )
index-file.names = ( "index.html" )
include_shell "perl ${unpacked}/usr/share/lighttpd/create-mime.conf.pl"
${more}`;

// The modules that Debian switches on, and with .htaccess those that it must be given.
const apacheModules = ['mpm_event', 'authz_core', 'mime', 'dir', 'negotiation', 'filter', 'deflate', 'setenvif', 'env'];
const apacheSettings = ({ root, port, home, more = [], override = 'None' }) => `
ServerRoot ${home}
ServerName localhost
User www-data
Group www-data
Listen 127.0.0.1:${port}
PidFile ${home}/pid
ErrorLog ${home}/errors
${[...apacheModules, ...more].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${['mime', 'dir', 'negotiation', 'deflate'].map((name) => `Include ${unpacked}/etc/apache2/mods-available/${name}.conf`).join('\n')}
DocumentRoot ${root}
<Directory ${root}>
Require all granted
AllowOverride ${override}
</Directory>`;

const caddySettings = (site) => `{
  admin off
  auto_https off
}
${site}`;

function write(home, name, text) {
  const file = path.join(home, name);
  fs.writeFileSync(file, text);
  return file;
}

const fromDebian = (name) => path.join(unpacked, 'usr', name);
const fromNpm = (...file) => path.join(here, 'node_modules', ...file);
const httpServer = fromNpm('http-server', 'bin', 'http-server');
const serve = fromNpm('serve', 'build', 'main.js');

// For each server the command that serves `root` at `port`: `plain` with its default settings, and `advised`, where
// docs/hosting.md has settings for it. `home` is a folder for its own files.
export const servers = {
  nginx: {
    plain: ({ root, port, home }) => [fromDebian('sbin/nginx'), '-c', write(home, 'nginx.conf', nginxSettings({ home, site: `server { listen 127.0.0.1:${port}; root ${root}; }` }))],
    advised: (place) => [fromDebian('sbin/nginx'), '-c', write(place.home, 'nginx.conf', nginxSettings({ ...place, site: advised('nginx', place) }))],
  },
  Apache: {
    plain: (place) => ['/usr/sbin/apache2', '-DFOREGROUND', '-f', write(place.home, 'apache.conf', apacheSettings(place))],
    advised(place) {
      write(path.join(place.root, 'games', 'kairo'), '.htaccess', advised('Apache', place));
      return ['/usr/sbin/apache2', '-DFOREGROUND', '-f', write(place.home, 'apache.conf', apacheSettings({ ...place, more: ['headers', 'rewrite'], override: 'All' }))];
    },
  },
  lighttpd: {
    plain: (place) => [fromDebian('sbin/lighttpd'), '-D', '-m', fromDebian('lib/lighttpd'), '-f', write(place.home, 'lighttpd.conf', lighttpdSettings(place))],
    advised: (place) => [fromDebian('sbin/lighttpd'), '-D', '-m', fromDebian('lib/lighttpd'), '-f', write(place.home, 'lighttpd.conf', lighttpdSettings({ ...place, more: advised('lighttpd', place) }))],
  },
  Caddy: {
    plain: ({ root, port }) => [fromDebian('bin/caddy'), 'file-server', '--root', root, '--listen', `127.0.0.1:${port}`],
    advised: (place) => [fromDebian('bin/caddy'), 'run', '--adapter', 'caddyfile', '--config', write(place.home, 'Caddyfile', caddySettings(advised('Caddy', place)))],
  },
  'python3 -m http.server': {
    plain: ({ root, port }) => ['python3', '-m', 'http.server', '--bind', '127.0.0.1', '--directory', root, String(port)],
  },
  'busybox httpd': {
    plain: ({ root, port }) => ['busybox', 'httpd', '-f', '-p', `127.0.0.1:${port}`, '-h', root],
  },
  'npx http-server': {
    plain: ({ root, port }) => [process.execPath, httpServer, root, '-a', '127.0.0.1', '-p', String(port), '-s'],
    advised: (place) => [process.execPath, httpServer, ...advised('npx http-server', place).trim().split(' ').slice(2), '-a', '127.0.0.1', '-p', String(place.port), '-s'],
  },
  'npx serve': {
    plain: ({ root, port }) => [process.execPath, serve, '-L', '-l', `tcp://127.0.0.1:${port}`, root],
    advised(place) {
      write(place.root, 'serve.json', advised('npx serve', place));
      return [process.execPath, serve, '-L', '-l', `tcp://127.0.0.1:${place.port}`, place.root];
    },
  },
};

// Serves a copy of `site` from the subfolder games/kairo. `settings`: plain or advised. Resolves to { url, close }.
export async function start(name, settings, site) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'kairo-server-'));
  const root = path.join(home, 'root');
  fs.chmodSync(home, 0o755);  // Apache reads it as another user
  fs.cpSync(site, path.join(root, 'games', 'kairo'), { recursive: true });
  fs.writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>The front page</title>');
  const port = await freePort();
  const command = servers[name][settings]({ root, port, home });
  for (const file of command.filter((part) => part.includes('node_modules')))
    if (!fs.existsSync(file)) throw new Error(`${name} is not there: \`npm ci\` in tests/servers installs it`);
  const errors = path.join(home, 'errors');
  const remove = () => fs.rmSync(home, { recursive: true, force: true });
  try {
    const { close } = await startProgram(`${name} (${settings})`, command, {
      isReady: () => answers(port), env: { HOME: home }, cure,
      log: () => (fs.existsSync(errors) ? fs.readFileSync(errors, 'utf8') : ''),
    });
    return { url: `http://127.0.0.1:${port}/games/kairo/`, close: () => close().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
