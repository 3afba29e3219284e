import { z } from 'zod'
import { under } from './deployed.ts'

const text = z.string().min(1)
const count = z.number().int().min(1)
const labels = z.record(text, text).refine((all) => Object.keys(all).length > 0, 'chooses everything')
const selector = z.strictObject({ matchLabels: labels })
const named = z.union([z.strictObject({ name: text }), z.strictObject({ number: count })])
const template = z.object({ metadata: z.object({ labels }), spec: z.record(z.string(), z.unknown()) })
const job = z.strictObject({ backoffLimit: z.number().int(), activeDeadlineSeconds: count, template })
const metric = z.strictObject({
  type: z.literal('Resource'),
  resource: z.strictObject({
    name: z.literal('cpu'),
    target: z.strictObject({ type: z.literal('Utilization'), averageUtilization: z.number().min(1).max(100) }),
  }),
})
const path = z.strictObject({
  path: z.string().startsWith('/'),
  pathType: z.enum(['Prefix', 'Exact']),
  backend: z.strictObject({ service: z.strictObject({ name: text, port: named }) }),
})

const object = <K extends string, V extends string, S extends z.ZodType>(kind: K, apiVersion: V, spec: S) =>
  z.strictObject({
    apiVersion: z.literal(apiVersion),
    kind: z.literal(kind),
    metadata: z.strictObject({ name: text, annotations: z.record(text, text).optional() }),
    spec,
  })
const bare = <K extends string>(kind: K) =>
  z.object({ apiVersion: z.literal('v1'), kind: z.literal(kind), metadata: z.object({ name: text }) })

/** Each kind that is applied, with the fields it is known to have and those it needs. */
const manifest = z.discriminatedUnion('kind', [
  object(
    'Deployment',
    'apps/v1',
    z.strictObject({
      replicas: z.number().int().min(0).optional(),
      selector,
      strategy: z.record(z.string(), z.unknown()),
      template,
    }),
  ),
  object('Job', 'batch/v1', job),
  object(
    'CronJob',
    'batch/v1',
    z.strictObject({
      schedule: z.string().regex(/^(\S+ ){4}\S+$/),
      timeZone: z.literal('Asia/Jakarta'),
      concurrencyPolicy: z.literal('Forbid'),
      startingDeadlineSeconds: count,
      successfulJobsHistoryLimit: count,
      failedJobsHistoryLimit: count,
      jobTemplate: z.strictObject({ spec: job }),
    }),
  ),
  object(
    'HorizontalPodAutoscaler',
    'autoscaling/v2',
    z.strictObject({
      scaleTargetRef: z.strictObject({ apiVersion: z.literal('apps/v1'), kind: z.literal('Deployment'), name: text }),
      minReplicas: count.min(2),
      maxReplicas: count.min(3),
      metrics: z.array(metric).min(1),
      behavior: z.record(z.enum(['scaleDown', 'scaleUp']), z.unknown()).optional(),
    }),
  ),
  object('PodDisruptionBudget', 'policy/v1', z.strictObject({ minAvailable: count, selector })),
  object(
    'Service',
    'v1',
    z.strictObject({
      selector: labels,
      ports: z.array(z.strictObject({ name: text, port: count, targetPort: z.union([text, count]) })).min(1),
    }),
  ),
  object(
    'Ingress',
    'networking.k8s.io/v1',
    z.strictObject({
      ingressClassName: text,
      tls: z.array(z.strictObject({ hosts: z.array(text).min(1), secretName: text })).min(1),
      rules: z.array(z.strictObject({ host: text, http: z.strictObject({ paths: z.array(path).min(1) }) })).min(1),
    }),
  ),
  object(
    'NetworkPolicy',
    'networking.k8s.io/v1',
    z.strictObject({
      podSelector: selector,
      policyTypes: z.tuple([z.literal('Ingress')]),
      ingress: z
        .array(
          z.strictObject({
            from: z.array(z.record(z.string(), z.unknown())).min(1),
            ports: z.array(z.strictObject({ port: count })).min(1),
          }),
        )
        .min(1),
    }),
  ),
  ...[bare('Namespace'), bare('ConfigMap'), bare('Secret'), bare('PersistentVolumeClaim')],
])
type Manifest = z.output<typeof manifest>
type Kind<K extends Manifest['kind']> = Extract<Manifest, { kind: K }>
type Labels = Record<string, string>
type Pods = { name: string; labels: Labels; least: number; ports: { name: unknown; number: unknown }[]; spec: unknown }

const ofKind = <K extends Manifest['kind']>(all: readonly Manifest[], kind: K): Kind<K>[] =>
  all.filter((one): one is Kind<K> => one.kind === kind)

const portsIn = (spec: unknown) =>
  [...under('containerPort', spec)].map((number, i) => ({
    number,
    name: [...under('ports', spec)].flat().flatMap((one) => [...under('name', one)])[i],
  }))

/** The pods there will be, with the fewest of each. */
function podsOf(all: readonly Manifest[]): Pods[] {
  const least = (name: string, replicas = 1) =>
    ofKind(all, 'HorizontalPodAutoscaler').find(({ spec }) => spec.scaleTargetRef.name === name)?.spec.minReplicas ??
    replicas
  const pods = (name: string, { metadata, spec }: z.output<typeof template>, fewest: number) => ({
    ...{ name, labels: metadata.labels, least: fewest, ports: portsIn(spec), spec },
  })
  return [
    ...ofKind(all, 'Deployment').map(({ metadata: { name }, spec }) =>
      pods(name, spec.template, least(name, spec.replicas)),
    ),
    ...ofKind(all, 'Job').map(({ metadata: { name }, spec }) => pods(name, spec.template, 1)),
    ...ofKind(all, 'CronJob').map(({ metadata: { name }, spec }) => pods(name, spec.jobTemplate.spec.template, 1)),
  ]
}

const hasAll = (wanted: Labels, labels: Labels): boolean =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value)
const chosen = (pods: readonly Pods[], wanted: Labels): Pods[] => pods.filter((one) => hasAll(wanted, one.labels))

const deploymentLinks = (all: readonly Manifest[]): string[] =>
  ofKind(all, 'Deployment').flatMap(({ metadata: { name }, spec }) => {
    const own = spec.template.metadata.labels
    const spread = [...under('labelSelector', spec.template.spec)].map((one) => selector.parse(one).matchLabels)
    return [spec.selector.matchLabels, ...spread].flatMap((wanted) =>
      hasAll(wanted, own) ? [] : [`${name} chooses pods that are not its own`],
    )
  })

const scaleLinks = (all: readonly Manifest[]): string[] =>
  ofKind(all, 'HorizontalPodAutoscaler').flatMap(({ metadata, spec }) => {
    const target = ofKind(all, 'Deployment').find(({ metadata: { name } }) => name === spec.scaleTargetRef.name)
    if (!target) return [`${metadata.name} scales nothing`]
    const fixed = target.spec.replicas === undefined ? [] : [`${metadata.name} scales what has a fixed number`]
    return spec.maxReplicas > spec.minReplicas ? fixed : [...fixed, `${metadata.name} cannot grow`]
  })

const budgetLinks = (all: readonly Manifest[], pods: readonly Pods[]): string[] =>
  ofKind(all, 'PodDisruptionBudget').flatMap(({ metadata: { name }, spec }) => {
    const covered = chosen(pods, spec.selector.matchLabels)
    if (covered.length !== 1) return [`${name} keeps ${covered.length} kinds of pods`]
    return covered.every(({ least }) => least > spec.minAvailable) ? [] : [`${name} lets no machine be emptied`]
  })

const serviceLinks = (all: readonly Manifest[], pods: readonly Pods[]): string[] =>
  ofKind(all, 'Service').flatMap(({ metadata: { name }, spec }) => {
    const behind = chosen(pods, spec.selector)
    if (behind.length !== 1) return [`${name} leads to ${behind.length} kinds of pods`]
    const reached = behind.flatMap(({ ports }) => ports.flatMap((one) => [one.name, one.number]))
    return spec.ports.flatMap(({ targetPort }) =>
      reached.includes(targetPort) ? [] : [`${name} leads to the port ${targetPort}, where nobody listens`],
    )
  })

function ingressLinks(all: readonly Manifest[]): string[] {
  const reached = ofKind(all, 'Service').flatMap(({ metadata, spec }) =>
    spec.ports.flatMap(({ name, port }) => [`${metadata.name} ${name}`, `${metadata.name} ${port}`]),
  )
  return ofKind(all, 'Ingress').flatMap(({ metadata, spec }) => {
    const backends = spec.rules.flatMap(({ http }) => http.paths.map(({ backend: { service } }) => service))
    const places = backends.map(({ name, port }) => `${name} ${Object.values(port)[0]}`)
    const covered = spec.tls.flatMap(({ hosts }) => hosts)
    return [
      ...places.filter((place) => !reached.includes(place)).map((place) => `${metadata.name} leads to ${place}: none`),
      ...spec.rules.flatMap(({ host }) => (covered.includes(host) ? [] : [`${host} has no certificate`])),
    ]
  })
}

const policyLinks = (all: readonly Manifest[], pods: readonly Pods[]): string[] =>
  ofKind(all, 'NetworkPolicy').flatMap(({ metadata: { name }, spec }) => {
    const open = spec.ingress.flatMap(({ ports }) => ports.map(({ port }) => port))
    const meant = chosen(pods, spec.podSelector.matchLabels).filter(({ ports }) => ports.length > 0)
    if (meant.length === 0) return [`${name} guards nothing`]
    return meant.flatMap((one) =>
      one.ports.every(({ number }) => open.some((port) => port === number)) ? [] : [`${name} closes ${one.name}`],
    )
  })

/** What pods take their settings and volumes from. */
function sourceLinks(all: readonly Manifest[], pods: readonly Pods[]): string[] {
  const sources = [
    ['configMapRef', 'ConfigMap', 'name'],
    ['secretRef', 'Secret', 'name'],
    ['persistentVolumeClaim', 'PersistentVolumeClaim', 'claimName'],
  ] as const
  return pods.flatMap(({ name, spec }) =>
    sources.flatMap(([field, kind, key]) => {
      const there = all.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name)
      const wanted = [...under(field, spec)].flatMap((one) => [...under(key, one)].map(String))
      return wanted.filter((one) => !there.includes(one)).map((one) => `${name} wants the ${kind} ${one}: none`)
    }),
  )
}

/** What of the manifests is not as Kubernetes wants it, or leads to what is not there. */
export function clusterFindings(documents: readonly unknown[]): string[] {
  const parsed = documents.map((one) => manifest.safeParse(one))
  const faults = parsed.flatMap(({ error }, i) =>
    (error?.issues ?? []).map(
      (issue) => `${[...under('kind', documents[i])][0]} ${issue.path.join('.')}: ${issue.code}`,
    ),
  )
  const all = parsed.flatMap(({ data }) => data ?? [])
  const pods = podsOf(all)
  return [
    ...faults,
    ...deploymentLinks(all),
    ...scaleLinks(all),
    ...budgetLinks(all, pods),
    ...serviceLinks(all, pods),
    ...ingressLinks(all),
    ...policyLinks(all, pods),
    ...sourceLinks(all, pods),
  ]
}
