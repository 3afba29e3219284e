import { parseYaml } from '@redocly/openapi-core'
import { z } from 'zod'
import { read, under } from './deployed.ts'
import { graceSeconds, noticeSeconds, port } from './deployed-settings.ts'

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
const template = z.object({ template: z.object({ spec: podSpec }) })
const workload = z.object({ spec: template })
const scheduled = z.object({ spec: z.object({ jobTemplate: z.object({ spec: template }) }) })

/** The pod of a workload, or of what is made by the clock. */
const podIn = (document: unknown) =>
  [...under('jobTemplate', document)].length > 0
    ? scheduled.transform(({ spec }) => spec.jobTemplate.spec.template.spec).safeParse(document)
    : workload.transform(({ spec }) => spec.template.spec).safeParse(document)

/** A pod as it must be. */
export function podFindings(text: string): string[] {
  const parsed = podIn(parseYaml(text))
  if (!parsed.success) return parsed.error.issues.map(({ path }) => `${path.join('.')} is not as it must be`)
  const mounted = parsed.data.containers.flatMap(({ volumeMounts }) => volumeMounts.map(({ mountPath }) => mountPath))
  return ['/data', '/tmp'].filter((path) => !mounted.includes(path)).map((path) => `${path} cannot be written`)
}

/** What the containers of a manifest are given by name. */
export const ownSettings = (text: string): Record<string, string> =>
  Object.fromEntries(
    podIn(parseYaml(text)).data?.containers.flatMap(({ env }) =>
      env.map(({ name, value }) => [name, value] as const),
    ) ?? [],
  )

const probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.literal('http') }),
  periodSeconds: z.number(),
  failureThreshold: z.number(),
})
const operations = read('server/http/operations.ts')

/** A pod that listens is probed at what answers, and has time to stop. */
export function serverFindings(text: string): string[] {
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
