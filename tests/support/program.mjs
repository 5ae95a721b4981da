// Programs that a test starts for a while: web servers, a database, whatever real system a site meets. docs/testing.md says how
// to add one.
import { spawn } from 'node:child_process';
import net from 'node:net';

const timeLimit = 60_000;  // ms; most are there in less than one second
const patience = 3000;     // ms; some wait for connections that nobody closes

export const freePort = () => new Promise((resolve, reject) => {
  const probe = net.createServer().on('error', reject).listen(0, '127.0.0.1', () => {
    const { port } = probe.address();
    probe.close(() => resolve(port));
  });
});

// Resolves to whether something answers at the port.
export const answers = (port) => new Promise((resolve) => {
  const socket = net.connect(port, '127.0.0.1', () => { socket.destroy(); resolve(true); }).on('error', () => resolve(false));
});

// Starts a program and resolves to { close } once `isReady()` resolves to true; `close` ends it and whatever it has started.
// `cure` says what installs it; `log()` is what it has written elsewhere.
export async function startProgram(name, [command, ...args], { isReady, env = {}, cure, log = () => '' }) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: { ...process.env, ...env } });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => printed.push(data));
  let ended = false;
  const end = new Promise((resolve) => {
    child.on('error', (error) => { printed.push(Buffer.from(error.code === 'ENOENT' ? `it is not there: ${cure}` : error.message)); resolve(); });
    child.on('close', resolve);
  }).then(() => { ended = true; });
  const close = async () => {
    if (ended) return;
    process.kill(-child.pid);
    const notYet = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), patience);
    await end;
    clearTimeout(notYet);
  };
  const deadline = performance.now() + timeLimit;
  while (!await isReady()) {
    if (!ended && performance.now() < deadline) {
      await new Promise((done) => { setTimeout(done, 50); });
      continue;
    }
    const problem = ended ? 'it ended at once' : `it was not ready within ${timeLimit / 1000} s`;
    await close();
    throw new Error(`${name} could not be started: ${problem}. ${Buffer.concat(printed).toString()}${log()}`);
  }
  return { close };
}
