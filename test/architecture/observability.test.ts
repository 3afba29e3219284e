import { readdir, readFile } from 'node:fs/promises'
import { parseYaml } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '#test/support/test-app.ts'

const annotations = z.object({ summary: z.string().min(5), runbook: z.string() })
const alert = z.object({ alert: z.string(), expr: z.string(), annotations })
const rules = z.object({ groups: z.array(z.object({ name: z.string(), rules: z.array(alert) })) })
const panel = z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })
const dashboard = z.object({ panels: z.array(panel) })

type Alert = z.output<typeof alert>
type Query = { in: string; expr: string }

const folder = 'deploy/observability'
const alertsIn = async (name: string): Promise<Alert[]> =>
  rules.parse(parseYaml(await readFile(`${folder}/${name}`, 'utf8'))).groups.flatMap((group) => group.rules)
const readOwnAlerts = () => alertsIn('alerts.yaml')
const readAlerts = async () => [...(await readOwnAlerts()), ...(await alertsIn('alerts-of-exporters.yaml'))]
const readPanels = async () => dashboard.parse(JSON.parse(await readFile(`${folder}/dashboard.json`, 'utf8'))).panels

/** Figures that a cluster counts its pods by, and what one that it asks for is called. */
const byRequests = 'deploy/kubernetes-by-requests'
const rule = z.object({ seriesQuery: z.string(), name: z.object({ as: z.string() }), metricsQuery: z.string() })
const adapter = z.object({ rules: z.object({ custom: z.array(rule) }) })
const readRules = async () =>
  adapter.parse(parseYaml(await readFile(`${byRequests}/adapter-values.yaml`, 'utf8'))).rules.custom

const job = z.object({
  job_name: z.string(),
  metrics_path: z.string().default('/metrics'),
  authorization: z.object({ type: z.string(), credentials_file: z.string() }).optional(),
})
const collector = z.object({ rule_files: z.array(z.string()), scrape_configs: z.array(job) })
const readCollector = async () => collector.parse(parseYaml(await readFile(`${folder}/prometheus.yaml`, 'utf8')))

/** What a collector knows by itself of what it reads. */
const collectors = new Set(['up'])

/** Figures of others that alerts may read, by the job that brings them: postgres_exporter, Patroni, node_exporter, blackbox_exporter. */
const exporters: Readonly<Record<string, readonly string[]>> = {
  postgres: ['pg_replication_is_replica', 'pg_stat_archiver_failed_count', 'pg_stat_archiver_archived_count'],
  patroni: ['patroni_sync_standby'],
  // The last is a file of our own that it reads: see the test below.
  node: ['node_filesystem_avail_bytes', 'node_filesystem_size_bytes', 'rihla_backup_timestamp_seconds'],
  blackbox: ['probe_ssl_earliest_cert_expiry'],
}
const operators = new Set(['and', 'or', 'unless', 'offset', 'bool', 'on', 'ignoring'])

/** The names of metrics in a query: what is left of it without labels, durations, functions and operators. */
function metricsIn(expr: string): string[] {
  const bare = expr
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
    .replaceAll(/\b[a-z_]+\s*\(/g, '(')
  return [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b/g)].map(([name]) => name).filter((name) => !operators.has(name))
}

/** What of a histogram is read stands under names of its own. */
const familyOf = (name: string, known: ReadonlySet<string>): string =>
  known.has(name) ? name : name.replace(/_(?:bucket|count|sum)$/, '')

function unknownMetrics(queries: readonly Query[], known: ReadonlySet<string>): string[] {
  return queries.flatMap((query) => {
    const names = metricsIn(query.expr)
    const unknown = names.filter((name) => !collectors.has(name) && !known.has(familyOf(name, known)))
    return [
      ...(names.length > 0 ? [] : [`${query.in} reads no metric`]),
      ...unknown.map((name) => `${query.in} reads ${name}, which nobody writes`),
    ]
  })
}

/** Alerts and the headings of the runbooks, each of the other. */
function runbookFindings(alerts: readonly Pick<Alert, 'alert' | 'annotations'>[], text: string): string[] {
  const sections = text.split(/^## /m).slice(1)
  const headings = sections.map((section) => section.split('\n', 1)[0] ?? '')
  const names = alerts.map((one) => one.alert)
  return [
    ...names.filter((name) => !headings.includes(name)).map((name) => `${name} has no runbook`),
    ...headings.filter((name) => !names.includes(name)).map((name) => `the runbook ${name} is of no alert`),
    ...alerts
      .filter((one) => one.annotations.runbook !== `docs/runbooks.md#${one.alert.toLowerCase()}`)
      .map((one) => `${one.alert} leads to ${one.annotations.runbook}`),
    ...sections
      .filter((section) => !/^First look: |\bFirst look: /m.test(section) || !/What to do: /.test(section))
      .map((section) => `the runbook ${section.split('\n', 1)[0]} does not say what to look at and to do`),
  ]
}

const token = 'a token of the collector'
let home: TestApp
beforeAll(async () => {
  home = await testApp({ METRICS_TOKEN: token })
})
afterAll(() => home.close())

/** As prometheus.yaml has it read. */
async function scrape() {
  const own = (await readCollector()).scrape_configs.find(({ job_name }) => job_name === 'rihla')
  const authorization = `${own?.authorization?.type} ${token}`
  return home.app.inject({ url: own?.metrics_path ?? '/', headers: { authorization } })
}

test('pods are counted by a figure that the adapter gives, without the requests of probes', async () => {
  const [given, ...others] = await readRules()
  expect(others).toEqual([])
  expect(await readFile(`${byRequests}/kustomization.yaml`, 'utf8')).toContain(`name: ${given?.name.as}\n`)
  for (const path of ['/healthz', '/metrics']) await home.app.inject(path)
  const { body } = await scrape()
  const routes = /route!~"([^"]+)"/.exec(given?.metricsQuery ?? '')?.[1]
  for (const route of ['/healthz', '/metrics']) {
    expect(body).toContain(`http_request_duration_seconds_count{route="${route}"`)
    expect(route).toMatch(new RegExp(`^(?:${routes})$`))
  }
})

test('every figure of the dashboard and of the alerts is one that /metrics has', async () => {
  const { body } = await scrape()
  const known = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
  const [alerts, panels] = [await readOwnAlerts(), await readPanels()]
  const queries = [
    ...alerts.map((one) => ({ in: one.alert, expr: one.expr })),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ in: title, expr }))),
    ...(await readRules()).map((rule) => ({ in: rule.name.as, expr: rule.seriesQuery })),
  ]
  expect(queries.length).toBeGreaterThan(30)
  expect(unknownMetrics(queries, known)).toEqual([])
})

test('the configuration of the collector reads /metrics with its token, and every file of rules', async () => {
  expect((await scrape()).statusCode).toBe(200)
  expect((await home.app.inject('/metrics')).statusCode).toBe(404)
  const { rule_files, scrape_configs } = await readCollector()
  const files = (await readdir(folder)).filter((name) => name.startsWith('alerts'))
  expect(rule_files.toSorted()).toEqual(files.toSorted())
  const jobs = scrape_configs.map(({ job_name }) => job_name)
  expect(jobs.toSorted()).toEqual(['rihla', ...Object.keys(exporters)].toSorted())
  const meant = (await readAlerts()).flatMap(({ expr }) =>
    [...expr.matchAll(/\bjob="([^"]+)"/g)].map(([, name]) => name),
  )
  expect(meant.filter((name) => !jobs.includes(name ?? ''))).toEqual([])
})

test('alerts on what others measure read figures that are named here, each of them, and ours is written', async () => {
  const names = Object.values(exporters).flat()
  const queries = (await alertsIn('alerts-of-exporters.yaml')).map((one) => ({ in: one.alert, expr: one.expr }))
  expect(unknownMetrics(queries, new Set(names))).toEqual([])
  const read = new Set(queries.flatMap(({ expr }) => metricsIn(expr)))
  expect(names.filter((name) => !read.has(name))).toEqual([])
  const pages = ['docs/backup-and-restore.md', 'docs/pgbackrest.md']
  for (const page of pages)
    expect(await readFile(page, 'utf8'), page).toContain('echo "rihla_backup_timestamp_seconds ')
})

test('every alert has its runbook, and every runbook its alert', async () => {
  expect(runbookFindings(await readAlerts(), await readFile('docs/runbooks.md', 'utf8'))).toEqual([])
})

test('a figure nobody writes, an alert without a runbook and a runbook of no alert are noticed', () => {
  const known = new Set(['calls_total', 'call_duration_seconds'])
  const expr =
    'sum by (call) (rate(calls_total{outcome="failed"}[5m])) / call_duration_seconds_count > 0.2 and gone_total'
  expect(metricsIn(expr)).toEqual(['calls_total', 'call_duration_seconds_count', 'gone_total'])
  expect(unknownMetrics([{ in: 'CallsFail', expr }], known)).toEqual([
    'CallsFail reads gone_total, which nobody writes',
  ])
  expect(unknownMetrics([{ in: 'Nothing', expr: '1 > 0' }], known)).toEqual(['Nothing reads no metric'])
  const one = { alert: 'CallsFail', annotations: { summary: 'Calls fail', runbook: 'docs/runbooks.md#elsewhere' } }
  expect(runbookFindings([one], '# Runbooks\n\n## Other\n\nFirst look: a. What to do: b.\n\n## Third\n')).toEqual([
    'CallsFail has no runbook',
    'the runbook Other is of no alert',
    'the runbook Third is of no alert',
    'CallsFail leads to docs/runbooks.md#elsewhere',
    'the runbook Third does not say what to look at and to do',
  ])
})
