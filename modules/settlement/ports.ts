import type { GatewayName } from '#modules/payment/rules/methods.ts'

type SettlementAnswer = { ok: true; file: { name: string; text: string } | undefined } | { ok: false; detail: string }

/** Where the file of a gateway's day can be fetched, in our four columns; nothing, while there is none. */
export type SettlementSource = { fileOf(day: string): Promise<SettlementAnswer> }

export type SettlementPorts = { settlements: Readonly<Partial<Record<GatewayName, SettlementSource>>> }
