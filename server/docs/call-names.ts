import type { Call } from '#core/call.ts'
import { modules } from '../modules.ts'

const names = new Map<Call, string>(
  modules.flatMap(({ contract }) => Object.entries(contract).map(([name, call]) => [call, name] as const)),
)

/** The name of a call in its contract, which is its `operationId`; calls of tests have none. */
export const callName = (call: Call): string | undefined => names.get(call)
