import type { Config } from '../config.ts'
import { type Finding, good } from './finding.ts'

/** Nobody has to collect them; whoever does reads here why they are not shown. */
export function metricsFinding({ METRICS_TOKEN, TRUST_PROXY }: Config): Finding {
  if (METRICS_TOKEN) return good('metrics', 'are shown to whoever has METRICS_TOKEN')
  if (TRUST_PROXY > 0) return good('metrics', 'are shown to nobody: behind a proxy they need METRICS_TOKEN')
  return good('metrics', 'are shown to this machine alone; elsewhere they need METRICS_TOKEN')
}
