import { machine } from '#core/machine.ts'

/** Where the money of a partner is sent: its owner enters it, somebody of finance verifies it, and another takes its place one day. */
export const accountMachine = machine({
  start: 'entered',
  ends: ['rejected', 'withdrawn', 'replaced'],
  on: {
    verify: { from: ['entered'], to: 'verified', by: ['finance'] },
    reject: { from: ['entered'], to: 'rejected', by: ['finance'] },
    // Entered anew before anybody had decided.
    withdraw: { from: ['entered'], to: 'withdrawn', by: ['owner'] },
    replace: { from: ['verified'], to: 'replaced', by: ['finance'] },
  },
})
export const accountStates = ['entered', 'verified', 'rejected', 'withdrawn', 'replaced'] as const
export type AccountEvent = keyof (typeof accountMachine)['on']
export type AccountActor = (typeof accountMachine)['on'][AccountEvent]['by'][number]

/** What a number is encrypted for: it does not open as another account's. */
export const accountPlace = (account_id: string): string => `partner account ${account_id}`

type Named = { bank_name: string; holder: string; ending: string }
const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** Whether it is the account that was checked when the partner applied. */
export const isAsApplied = (entered: Named, applied: Named | undefined): boolean =>
  applied !== undefined &&
  entered.ending === applied.ending &&
  plain(entered.bank_name) === plain(applied.bank_name) &&
  plain(entered.holder) === plain(applied.holder)

/** The first account of a partner, as it was applied for, is no change, and nobody waits for it; after any other, it is one. */
export const isPayableAtOnce = (
  { is_as_applied }: { is_as_applied: boolean },
  all: readonly { state: string }[],
): boolean => is_as_applied && all.every(({ state }) => state !== 'verified' && state !== 'replaced')
