import { z } from 'zod'
import { records } from '../gateway-sandbox/records.ts'

const movement = z.object({
  /** The bank's own number: `paymentRequestId` of a deposit. */
  id: z.string(),
  kind: z.enum(['deposit', 'correction', 'payout']),
  /** Less than zero where money leaves. */
  amount: z.number(),
  at: z.string(),
  /** What the shop answered last; nothing while it was told nothing, or did not answer. */
  answer: z.string().nullable(),
})
const account = z.object({
  bank: z.string(),
  virtual_account: z.string(),
  movements: z.array(movement),
  deliveries: z.array(z.object({ at: z.string(), what: z.string(), answer: z.string() })),
})
export type Movement = z.output<typeof movement>
export type BankAccount = z.output<typeof account>
type Whose = Pick<BankAccount, 'bank' | 'virtual_account'>

export const heldOf = ({ movements }: BankAccount): number => movements.reduce((sum, { amount }) => sum + amount, 0)

/** An account as the product knows it, and what it has counted of it. */
export type SandboxAccount = {
  bank: string
  bank_name: string
  virtual_account: string
  holder: string
  counted: number
}
/** Who waits for an account: a bank decides at its desk. */
export type SandboxApplication = { id: string; code: string; bank_name: string; holder: string; submitted_at: Date }
/** An account beside the bank's own books. */
export type Shown = SandboxAccount & { held: number; account: BankAccount }

/** What the bank holds for its savers: its own books, apart from ours. */
export function bankBook({ folder }: { folder: string }) {
  const books = records({ folder, shape: account })
  const keyOf = ({ bank, virtual_account }: Whose) => `${bank} ${virtual_account}`
  return {
    list: () => books.list(),
    /** An account that nothing was paid into is empty. */
    find: async (whose: Whose): Promise<BankAccount> => (await books.find(keyOf(whose))) ?? emptyOf(whose),
    async change(whose: Whose, change: (was: BankAccount) => BankAccount): Promise<BankAccount> {
      await books.add(keyOf(whose), emptyOf(whose))
      return (await books.change(keyOf(whose), change)) ?? emptyOf(whose)
    },
  }
}
export type BankBook = ReturnType<typeof bankBook>

const emptyOf = ({ bank, virtual_account }: Whose): BankAccount => ({
  bank,
  virtual_account,
  movements: [],
  deliveries: [],
})
