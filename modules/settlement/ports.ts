import type { GatewayFailure, GatewayName } from '#modules/payment/ports.ts'

export type SettlementAnswer = { ok: true; file: { name: string; text: string } | undefined } | GatewayFailure

/** Where the file of a gateway's day can be fetched, in our four columns; nothing, while there is none. */
export type SettlementSource = { fetch(day: string): Promise<SettlementAnswer> }

export type SettlementPorts = { settlements: Readonly<Partial<Record<GatewayName, SettlementSource>>> }
