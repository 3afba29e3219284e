import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { serverArguments } from '#server/bootstrap/tools.mjs'
import { environment } from '#server/config.ts'
import { read } from './support/deployed.ts'
import { broughtFindings, dockerfileFindings, filesOfImage, instructionsOf, isSent } from './support/dockerfile.ts'
import { pathsIn } from './support/tree.ts'

const [dockerfile, ignore] = [read('deploy/Dockerfile'), read('.dockerignore')]
const builders = ['react-router.config.ts', 'web/console/react-router.config.ts', 'server/bootstrap/bundle.mjs'].map(
  read,
)
/** What `npm run build` writes into `build/`, as those say that write it. */
const outputs = builders.flatMap((text) =>
  [...text.matchAll(/build(?:\/|', ')([a-z]+)/g)].map(([, name]) => name ?? ''),
)
const built = [...new Set(outputs)].sort()

test('the Dockerfile copies what there is, runs as nobody of note, and node gets its signals', async () => {
  expect(dockerfileFindings(dockerfile, ignore, await pathsIn())).toEqual([])
  const [app, ...others] = instructionsOf(dockerfile).filter(({ stage, name }) => stage === 'app' && name === 'CMD')
  expect([JSON.parse(app?.rest ?? ''), others]).toEqual([['node', ...serverArguments], []])
})

test('the health check of the image says what the server says of itself', async () => {
  const checks = instructionsOf(dockerfile).flatMap(({ name, rest }) => (name === 'HEALTHCHECK' ? [rest] : []))
  const [, ...args] = z.array(z.string()).parse(JSON.parse(checks.join().split(' CMD ')[1] ?? ''))
  const answers = { status: 200 }
  const server = createServer((request, reply) =>
    reply.writeHead(request.url === '/readyz' ? answers.status : 404).end(),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const env = { PORT: String(typeof address === 'object' ? address?.port : '') }
  const code = async () => (await once(spawn(process.execPath, args, { env }), 'exit'))[0]
  const whileReady = await code()
  answers.status = 503
  const whileNot = await code()
  await new Promise((resolve) => server.close(resolve))
  expect([whileReady, whileNot, await code()]).toEqual([0, 1, 1])
})

test('of the repository only migrations, texts and fonts are in the image, beside what is built', async () => {
  const files = filesOfImage(dockerfile, ignore, await pathsIn())
  const folders = files.map((path) => (path.includes('/') ? path.split('/').slice(0, -1).join('/') : path))
  const expected = [
    'package.json',
    'database/migrations',
    'database/migrations/meta',
    'demo/pages/texts',
    'server/og/fonts',
  ]
  expect([...new Set(folders)].sort()).toEqual(expected.sort())
})

test('the build and the installation bring what they are known to write, and packages of production alone', () => {
  expect(broughtFindings(dockerfile, built)).toEqual([])
  expect(built).toEqual(['commands', 'console', 'server', 'site'])
})

test('no history, setting, datum, test or installed package is sent to the builder', async () => {
  const personal = [
    '.git/config',
    '.env',
    'deploy/.env',
    'deploy/backup/2026-11-18/database.dump',
    'core/.env.local',
    'data/secrets/session',
    'node_modules/a/b.js',
  ]
  const others = ['core/money.test.ts', 'web/a/page.test.tsx', 'test/support/test-app.ts', 'docs/architecture.md']
  expect([...personal, ...others].filter((path) => isSent(path, ignore))).toEqual([])
  expect(
    (await pathsIn()).filter((path) => isSent(path, ignore) && /\.test\.|\.env|^(test|docs)\//.test(path)),
  ).toEqual([])
  expect(isSent('server/main.ts', ignore)).toBe(true)
})

test('what the image sets are settings', () => {
  const env = instructionsOf(dockerfile).flatMap(({ name, rest }) => (name === 'ENV' ? rest.split(' ') : []))
  const names = env.map((pair) => pair.split('=')[0] ?? '')
  expect(names.filter((name) => !(name in environment.shape) && name !== 'MALLOC_ARENA_MAX')).toEqual([])
})

test('each fault of an image is noticed', () => {
  const paths = ['core/a.ts', 'core/a.test.ts', 'core/key.pem', '.env']
  const bad =
    'FROM node:24 AS files\nCOPY core core\nCOPY gone gone\nCOPY --from=nowhere /a /a\nFROM node:24 AS app\nCMD node main.js'
  expect(dockerfileFindings(bad, '', paths)).toEqual([
    'gone is not sent to the builder',
    'there is no stage nowhere',
    'core/a.test.ts is in the image',
    'core/key.pem is in the image',
    'app runs as root',
    'operator runs as root',
    'a shell of app keeps SIGTERM from node',
    'a shell of operator keeps SIGTERM from node',
  ])
  expect(isSent('core/a.test.ts', '*\n!core\n**/*.test.ts')).toBe(false)
  expect(isSent('core/b/a.ts', '*\n!core\n**/*.test.ts')).toBe(true)
  const whole = dockerfile.replace('/build/build/server build/server', '/build build').replace('--omit=dev ', '')
  expect(broughtFindings(whole, built)).toEqual([
    '/build is no output of the build',
    '/build/build/server is left behind',
    'the packages are not those of production alone',
  ])
})
