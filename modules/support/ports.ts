import type { LimitPort } from '#core/ports.ts'

export type SupportPorts = { limits: LimitPort }
