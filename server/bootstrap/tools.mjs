// Runs before anything is installed, on whatever Node the machine has (20 or newer): plain JavaScript, nothing imported.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const modules = join(root, 'node_modules')

export const say = (line) => process.stdout.write(`${line}\n`)

/** Ends with one sentence. */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const read = (name) => (existsSync(join(root, name)) ? readFileSync(join(root, name)) : '')

/** Whether what `stamp` was made from is still the same; if not, does the work and stamps it. */
async function unlessDone(stamp, mark, work) {
  const file = join(root, stamp)
  if (existsSync(file) && readFileSync(file, 'utf8') === mark) return
  await work()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, mark)
}

const digest = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    stop(`Rihla needs Node 20 or newer to start with, and this is ${process.version}.`)
  }
  const mark = digest(read('package.json'), read('package-lock.json'), process.platform, process.arch)
  await unlessDone('node_modules/.rihla-installed', mark, async () => {
    say('Installing packages (a minute or two, only the first time) …')
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    // Not `npm ci`: the lock file names optional binaries of other platforms that a registry may lack.
    const code = await run(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      shell: process.platform === 'win32',
    })
    if (code !== 0) stop('The packages could not be installed: check that npm reaches its registry, then try again.')
  })
}

/** Node 24: the one that came with the packages, or the machine's own if it is new enough. */
export function node24() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  const packaged = join(modules, `node-${system}-${process.arch}`, 'bin', binary)
  if (existsSync(packaged)) return packaged
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return stop(
    `Rihla needs Node 24 on ${process.platform} ${process.arch}, and this is ${process.version}: install Node 24.`,
  )
}

const running = new Set()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // Ctrl-C reaches the children by itself; the others are passed on, and we end when they have ended.
  process.on(signal, () => {
    if (signal !== 'SIGINT') for (const child of running) child.kill(signal)
  })
}

/** Runs a program in the project's folder and answers its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const { env, ...rest } = options
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: withPath(env), ...rest })
    running.add(child)
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`)
      running.delete(child)
      resolve(1)
    })
    child.on('exit', (code, signal) => {
      running.delete(child)
      resolve(code ?? (signal ? 130 : 1))
    })
  })
}

/** Programs of the packages come first, and with them Node 24. */
function withPath(env = {}) {
  const path = [existsSync(modules) ? dirname(node24()) : '', join(modules, '.bin'), process.env.PATH ?? '']
  return { ...process.env, ...env, PATH: path.filter(Boolean).join(delimiter) }
}

/** Runs a package's program on Node 24, with flags of Node's own where some are given. */
export const runTool = (name, args, { node = [], ...options } = {}) => {
  const manifest = JSON.parse(readFileSync(join(modules, ...name.split('/'), 'package.json'), 'utf8'))
  const bin =
    typeof manifest.bin === 'string'
      ? manifest.bin
      : (manifest.bin[name.split('/').pop()] ?? Object.values(manifest.bin)[0])
  return run(node24(), [...node, join(modules, ...name.split('/'), bin), ...args], options)
}

/**
 * A smaller nursery: pages are made of short-lived objects, and Node's default keeps over 100 MB ready for them. And a limit:
 * the heap may grow between two collections by a factor that follows it, 4 at Node's 4 GB and 1.4 here. 80 MB are in use.
 */
export const serverArguments = ['--max-semi-space-size=16', '--max-old-space-size=512', 'build/server/main.js']

export const serverEnvironment = {
  NODE_ENV: 'production',
  // Two arenas: glibc keeps one for each of many threads, and gives little of them back (563 → 439 MB under load).
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
}

const sources = [
  'core',
  'modules',
  'adapters',
  'server',
  'web',
  'database',
  'demo',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'package.json',
]

function* files(path) {
  const stats = statSync(path)
  if (stats.isFile()) yield `${path} ${stats.size} ${stats.mtimeMs}\n`
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name))
}

/** Builds what the folder with this configuration of React Router describes. */
const buildPages = (folder) =>
  runTool('@react-router/dev', ['build', folder], {
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

export async function ensureBuilt() {
  const mark = digest(...sources.flatMap((name) => [...files(join(root, name))]))
  await unlessDone('build/.rihla-built', mark, async () => {
    say('Building the site and the console …')
    const codes = await Promise.all(['.', 'web/console'].map(buildPages))
    if (codes.some((code) => code !== 0)) stop('The pages could not be built: the lines above say why.')
    say('Building the server …')
    if ((await run(node24(), ['server/bootstrap/bundle.mjs'])) !== 0)
      stop('The server could not be built: the lines above say why.')
  })
}
