import { setTimeout as sleep } from 'node:timers/promises'
import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { savings_deposits, savings_history, savings_plans } from '#modules/savings/tables.ts'
import { savingsAccount, savingsBank } from '#test/support/bank-deposits.ts'
import { type Acknowledged, homeOf, nothingYet, surely } from './buyer.ts'
import { restart, until, type World } from './world.ts'

const ways = ['once', 'twice', 'reordered', 'never', 'late&after=0', 'forged']
const movement = z.object({ id: z.string(), amount: z.number(), answer: z.string().nullable() })
const account = z.object({ virtual_account: z.string(), held: z.number(), movements: z.array(movement) })
type Account = z.output<typeof account>

/** One request to the bank; nothing, where no answer came. */
async function atBank(world: World, path: string, method: 'GET' | 'POST' = 'POST'): Promise<unknown> {
  try {
    const url = `${world.url()}/sandbox/bank/${path}`
    const response = await fetch(url, { method, signal: AbortSignal.timeout(15_000) })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/** What the bank itself holds of these accounts. */
async function booksOf(world: World, accounts: readonly string[]): Promise<Account[]> {
  let books: Account[] | undefined
  await until('the bank answers', async () => {
    books = z.array(account).safeParse(await atBank(world, 'accounts.json', 'GET')).data
    return books !== undefined
  })
  return (books ?? []).filter((one) => accounts.includes(one.virtual_account))
}

type Size = { kills: number; orders: number }

/**
 * Deposits told once, twice, late, out of order, never and by forgers, while server and database are killed. Once the bank
 * has told of all again, what it holds is what was counted, and each deposit stands once.
 */
export async function deposits(world: World, { kills, orders }: Size): Promise<Acknowledged> {
  const known = nothingYet()
  const bank = await savingsBank(homeOf(world), `bank-uji-${Date.now()}`)
  const wish = { target: 5_000_000 }
  const plans = await Promise.all(Array.from({ length: 4 }, () => savingsAccount(homeOf(world), bank, wish)))
  let isOver = false
  const savers = plans.map(async ({ virtual_account }, saver) => {
    for (let i = 0; !isOver || i < orders; i++) {
      const way = ways[(saver + i) % ways.length] ?? 'once'
      await atBank(world, `${virtual_account}/deposits?amount=${10_000 + i}&deliver=${way}`)
    }
  })
  for (let i = 0; i < kills; i++) {
    await sleep(100 + Math.random() * 500)
    await (i % 3 === 2 ? restart(world) : world.killServer())
  }
  isOver = true
  await Promise.all(savers)
  const accounts = plans.map(({ virtual_account }) => virtual_account)
  await resendAll(world, await booksOf(world, accounts))
  return compared(world, { known, plans, books: await booksOf(world, accounts) })
}

/** Every deposit is told again, until it is taken. */
async function resendAll(world: World, books: readonly Account[]): Promise<void> {
  const taken = z.object({ answers: z.array(z.literal('2002500')).min(1) })
  for (const { virtual_account, movements } of books)
    for (const { id } of movements)
      await until(
        `deposit ${id} is taken`,
        async () => taken.safeParse(await atBank(world, `${virtual_account}/movements/${id}/notify`)).success,
      )
}

type Plan = { id: string; virtual_account: string; target: number }
type Compared = { known: Acknowledged; plans: readonly Plan[]; books: readonly Account[] }

async function compared({ application }: World, { known, plans, books }: Compared): Promise<Acknowledged> {
  const { db } = application
  const ids = plans.map(({ id }) => id)
  const [rows, states, steps] = await surely(() =>
    Promise.all([
      db.select().from(savings_deposits).where(inArray(savings_deposits.plan_id, ids)),
      db.select().from(savings_plans).where(inArray(savings_plans.id, ids)),
      db
        .select({ plan_id: savings_history.plan_id, count: sql<number>`count(*)::int` })
        .from(savings_history)
        .where(inArray(savings_history.plan_id, ids))
        .groupBy(savings_history.plan_id),
    ]),
  )
  for (const { id, virtual_account, target } of plans) {
    const own = rows.filter(({ plan_id }) => plan_id === id)
    const book = books.find((one) => one.virtual_account === virtual_account)
    const counted = own.reduce((sum, { amount }) => sum + amount, 0)
    const counts = new Map(own.map((row) => [row.payment_request_id, row.amount]))
    const differing = (book?.movements ?? []).filter((one) => counts.get(one.id) !== one.amount)
    if (!book || book.held !== counted || differing.length > 0 || book.movements.length !== own.length)
      throw new Error(`the bank holds ${book?.held} for ${virtual_account}, and ${counted} was counted`)
    const state = states.find((one) => one.id === id)?.state
    if (state !== (counted >= target ? 'reached' : 'saving')) throw new Error(`${counted} of ${target} is ${state}`)
    const history = steps.find(({ plan_id }) => plan_id === id)?.count
    if (history !== own.length) throw new Error(`${own.length} deposits have ${history} rows of history`)
    known.deposits.push(...own.map(({ payment_request_id }) => payment_request_id))
  }
  const sum = books.reduce((total, { held }) => total + held, 0)
  known.notes.push(`${rows.length} deposits, Rp ${sum} at the bank and counted`)
  return known
}
