import type { z } from 'zod'
import type { Db } from '#core/context.ts'
import { canReturn } from './gateway-refund.ts'
import type { PaymentPorts } from './ports.ts'
import { isByTransfer } from './rules/refund-account.ts'
import type { refundStory } from './shapes.ts'
import { listRefundsOfItems } from './store.refunds.ts'

type Story = z.output<typeof refundStory>

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** How far the refunds of some things of an order are, oldest first: for who has found the order as theirs. */
export async function refundStoryOf(
  db: Db,
  ports: PaymentPorts,
  of: { order_id: string; items: readonly string[] },
): Promise<Story[]> {
  const rows = await listRefundsOfItems(db, of)
  return rows.map(({ amount, state, decided_at, given_at, sent_at, confirmed_at, ...channel }) => ({
    amount,
    is_account_missing: given_at === null && isByTransfer({ state, can_return: canReturn(ports, channel) }),
    decided_at: decided_at.toISOString(),
    account_given_at: iso(given_at),
    sent_at: iso(sent_at),
    arrived_at: iso(confirmed_at),
  }))
}
