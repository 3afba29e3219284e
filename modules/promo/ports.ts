import type { LimitPort } from '#core/ports.ts'

export type PromoPorts = { limits: LimitPort }
