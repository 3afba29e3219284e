import type { LimitPort } from '#core/ports.ts'

export type ContentPorts = { limits: LimitPort }
