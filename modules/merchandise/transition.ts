import type { Db } from '#core/context.ts'
import { next } from '#core/machine.ts'
import { noteSupplyChanged } from './engine/supply.ts'
import { type ItemEvent, itemMachine } from './rules/machine.ts'
import { type DeskItem, stepItem } from './store.desk.ts'

/** The one way to another state of a locked item. Undefined where the event cannot happen in its state. */
export async function transitionItem(db: Db, item: DeskItem, event: ItemEvent): Promise<DeskItem | undefined> {
  const state = next(itemMachine, item.state, { event, actor: 'staff' })
  if (!state) return undefined
  const stepped = await stepItem(db, item, state)
  noteSupplyChanged()
  return stepped
}
