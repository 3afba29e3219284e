import type { Db } from '#core/context.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import type { GatewayName } from '#modules/payment/rules/methods.ts'
import type { SettlementPorts, SettlementSource } from './ports.ts'
import { receiveSettlement } from './receive.ts'
import { hasFetchedFile } from './store.ts'

const names: readonly GatewayName[] = ['doku', 'yukk']

/** How many days back a file is still asked for: longer than a gateway, or we, are away. */
const daysBack = 7

/**
 * Fetches the files of the last days from every gateway that gives them, but for those that were fetched before. One that fails keeps no
 * other from its own.
 */
export async function fetchSettlements(db: Db, { settlements }: SettlementPorts, now: Date): Promise<void> {
  const failures: string[] = []
  for (const gateway of names) {
    const source = settlements[gateway]
    if (!source) continue
    for (let back = daysBack; back > 0; back--) {
      const day = jakartaDate(addMs(now, -back * dayMs))
      if (await hasFetchedFile(db, { gateway, day })) continue
      const failure = await takeFrom(db, source, { gateway, day, now })
      if (failure) failures.push(`${gateway}: ${failure}`)
    }
  }
  if (failures.length > 0) throw new Error(`settlement files were not taken: ${failures.join('; ')}`)
}

type Wanted = { gateway: GatewayName; day: string; now: Date }

async function takeFrom(db: Db, source: SettlementSource, { gateway, day, now }: Wanted): Promise<string | undefined> {
  const answer = await source.fileOf(day)
  if (!answer.ok) return answer.detail
  if (!answer.file) return undefined
  const result = await receiveSettlement(db, { gateway, day, ...answer.file, received_by: null }, now)
  return result.ok ? undefined : `the file of ${day} cannot be read`
}
