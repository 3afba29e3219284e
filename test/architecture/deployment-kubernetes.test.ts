import { readdirSync } from 'node:fs'
import { parseYaml } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import manifest from '../../package.json' with { type: 'json' }
import { folders, manifests, read, record, textOf, under } from './support/deployed.ts'
import { port, settingFindings } from './support/deployed-settings.ts'
import { clusterFindings } from './support/manifests.ts'
import { ownSettings, podFindings, serverFindings } from './support/pods.ts'

const servers = ['web.yaml', 'jobs.yaml']
const workloads = [...servers, 'migrate.yaml', 'operator.yaml', 'backup.yaml']
const kustomization = z.object({
  namespace: z.literal('rihla'),
  components: z.tuple([z.literal('../kubernetes-image')]),
  resources: z.array(z.string()),
})

test('every folder applies all its manifests but the example, in one namespace', () => {
  for (const folder of folders) {
    const { resources } = kustomization.parse(parseYaml(read(`${folder}/kustomization.yaml`)))
    const apart = ['kustomization.yaml', 'secret.example.yaml']
    const there = readdirSync(folder).filter((name) => !apart.includes(name))
    expect([folder, resources.sort()]).toEqual([folder, there.sort()])
  }
})

test('the version stands in one place, and every image that runs takes it from there', () => {
  const { images } = z
    .object({
      kind: z.literal('Component'),
      images: z.array(z.object({ name: z.string(), newName: z.string(), newTag: z.string() })),
    })
    .parse(parseYaml(read('deploy/kubernetes-image/kustomization.yaml')))
  expect(images.map(({ newTag }) => newTag)).toEqual(images.map(() => manifest.version))
  const run = manifests.flatMap(({ text }) => [...under('image', parseYaml(text))].map(String))
  expect(run.length).toBe(workloads.length)
  expect(run.filter((image) => !images.some(({ name }) => image.split(':')[0] === name))).toEqual([])
  const elsewhere = [...folders, 'deploy/kubernetes-by-requests'].map((folder) => read(`${folder}/kustomization.yaml`))
  expect(elsewhere.filter((text) => text.includes('newTag'))).toEqual([])
})

test('pods are no root, cannot write but where they must, are probed where something answers, and may stop in peace', () => {
  expect(workloads.map((name) => [name, podFindings(textOf(name))])).toEqual(workloads.map((name) => [name, []]))
  expect(servers.map((name) => serverFindings(textOf(name)))).toEqual([[], []])
  expect([...under('port', parseYaml(textOf('network-policy.yaml')))]).toContain(port)
})

test('each part runs twice at least, may lose a machine, and stands on several', () => {
  for (const [part, count] of [
    ['jobs', [...under('replicas', parseYaml(textOf('jobs.yaml')))][0]],
    ['web', [...under('minReplicas', parseYaml(textOf('web-autoscaling.yaml')))][0]],
  ] as const) {
    expect([part, count]).toEqual([part, 2])
    expect([...under('topologyKey', parseYaml(textOf(`${part}.yaml`)))]).toEqual(['kubernetes.io/hostname'])
    expect(parseYaml(textOf(`${part}-disruption.yaml`))).toMatchObject({
      spec: { minAvailable: 1, selector: { matchLabels: { part } } },
    })
  }
})

test('settings that are given exist, and each part starts with them', () => {
  const data = (name: string, field: string) => record.parse([...under(field, parseYaml(textOf(name)))][0])
  const shared = { ...data('config.yaml', 'data'), ...data('secret.example.yaml', 'stringData') }
  const findings = workloads.map((name) => [name, settingFindings({ ...shared, ...ownSettings(textOf(name)) })])
  expect(findings).toEqual(workloads.map((name) => [name, []]))
  expect(servers.map((name) => ownSettings(textOf(name)).RUN)).toEqual(['web,api', 'jobs'])
})

// A cookie that holds people to a pod keeps them off new ones; sockets are one connection each, and need none.
test('the Ingress sends a request to any pod, and lets sockets live', () => {
  const annotations = record.parse([...under('annotations', parseYaml(textOf('ingress.yaml')))][0])
  expect(Object.keys(annotations).filter((name) => /affinity|session-cookie|upstream-hash-by/.test(name))).toEqual([])
  expect(Number(annotations['nginx.ingress.kubernetes.io/proxy-read-timeout'])).toBeGreaterThan(60)
})

const documents = manifests.map(({ text }) => parseYaml(text))

test('each manifest is as its kind wants it, and leads to what is there', () => {
  expect(documents.length).toBe(15)
  expect(clusterFindings(documents)).toEqual([])
})

/** The manifests with one of them changed. */
const changed = (name: string, from: string, to: string) => {
  expect(textOf(name)).toContain(from)
  return manifests.map(({ path, text }) => parseYaml(path.endsWith(`/${name}`) ? text.replaceAll(from, to) : text))
}

test.each([
  ['web.yaml', 'part: web', 'part: webs', 'rihla-web keeps 0 kinds of pods'],
  ['jobs.yaml', 'matchLabels:\n      app: rihla\n      part: jobs', 'matchLabels:\n      part: job', 'not its own'],
  ['jobs.yaml', 'replicas: 2', 'replicas: 1', 'rihla-jobs lets no machine be emptied'],
  ['jobs.yaml', 'secretRef:\n                name: rihla', 'secretRef:\n                name: other', 'Secret other'],
  ['web-autoscaling.yaml', 'name: rihla-web', 'name: rihla-site', 'rihla-site scales nothing'],
  ['web-autoscaling.yaml', 'autoscaling/v2', 'autoscaling/v2beta2', 'HorizontalPodAutoscaler apiVersion'],
  ['web-autoscaling.yaml', 'minReplicas: 2\n  ', '', 'HorizontalPodAutoscaler spec.minReplicas'],
  ['web-disruption.yaml', 'minAvailable: 1', 'minAvailable: 2', 'rihla-web lets no machine be emptied'],
  ['web-disruption.yaml', '      part: web\n', '', 'rihla-web keeps 5 kinds of pods'],
  ['service.yaml', 'part: web', 'part: page', 'rihla leads to 0 kinds of pods'],
  ['service.yaml', 'targetPort: http', 'targetPort: web', 'rihla leads to the port web, where nobody listens'],
  [
    'ingress.yaml',
    'name: rihla\n                port:\n                  name: http',
    'name: rihla\n                port:\n                  number: 8080',
    'rihla leads to rihla 8080: none',
  ],
  ['ingress.yaml', 'hosts: [rihla.example, ', 'hosts: [', 'rihla.example has no certificate'],
  ['ingress.yaml', 'pathType: Prefix', 'pathTyp: Prefix', 'Ingress spec.rules.0.http.paths.0'],
  ['network-policy.yaml', 'port: 3000', 'port: 80', 'rihla closes rihla-web'],
  ['network-policy.yaml', 'app: rihla', 'app: rihlah', 'rihla guards nothing'],
  ['migrate.yaml', 'apiVersion: batch/v1', 'apiVersion: v1', 'Job apiVersion'],
  ['migrate.yaml', '  activeDeadlineSeconds: 1800\n', '', 'Job spec.activeDeadlineSeconds'],
  [
    'backup.yaml',
    'claimName: rihla-backup',
    'claimName: backup',
    'rihla-backup wants the PersistentVolumeClaim backup',
  ],
])('in %s, %j made into %j is noticed', (name, from, to, finding) => {
  expect(clusterFindings(changed(name, from, to)).join('\n')).toContain(finding)
})

test('each fault of a pod is noticed', () => {
  const web = textOf('web.yaml')
  const at = (field: string) => [expect.stringContaining(field)]
  expect(podFindings(web.replace('runAsNonRoot: true', 'runAsNonRoot: false'))).toEqual(at('runAsNonRoot'))
  expect(podFindings(web.replace('readOnlyRootFilesystem: true', ''))).toEqual(at('readOnlyRootFilesystem'))
  expect(podFindings(textOf('backup.yaml').replace('drop: [ALL]', 'drop: []'))).toEqual(at('capabilities.drop'))
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
})
