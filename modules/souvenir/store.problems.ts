import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { pictures } from '#database/tables.ts'
import { souvenir_orders, souvenir_problem_history, souvenir_problems } from './tables.ts'

export type ProblemRow = typeof souvenir_problems.$inferSelect
type NewPicture = typeof pictures.$inferInsert
type Step = Omit<typeof souvenir_problem_history.$inferInsert, 'at'>

// All tenants: by an order that the caller has found as theirs.
/** The latest problem of an order; an open one is always that. */
export async function findProblem(db: Db, order_id: string): Promise<ProblemRow | undefined> {
  const [row] = await db
    .select()
    .from(souvenir_problems)
    .where(eq(souvenir_problems.order_id, order_id))
    .orderBy(desc(souvenir_problems.created_at), desc(souvenir_problems.id))
    .limit(1)
  return row
}

// All tenants: by an order that the caller has found as theirs.
export const countProblems = (db: Db, order_id: string): Promise<number> =>
  db.$count(souvenir_problems, eq(souvenir_problems.order_id, order_id))

// All tenants: by an order that the caller has found as theirs.
/** Every problem of an order, the latest first. */
export const listProblems = (db: Db, order_id: string): Promise<ProblemRow[]> =>
  db
    .select()
    .from(souvenir_problems)
    .where(eq(souvenir_problems.order_id, order_id))
    .orderBy(desc(souvenir_problems.created_at), desc(souvenir_problems.id))
    .limit(100)

/** What was said to these problems, of each in its order. */
export const listProblemSteps = (db: Db, problem_ids: readonly string[]) =>
  db
    .select()
    .from(souvenir_problem_history)
    .where(inArray(souvenir_problem_history.problem_id, [...problem_ids]))
    .orderBy(asc(souvenir_problem_history.id))
    .limit(1000)

/** A problem with its pictures, and the first row of its history. */
export async function insertProblem(
  db: Db,
  problem: ProblemRow,
  { shown, now }: { shown: readonly NewPicture[]; now: Date },
): Promise<void> {
  if (shown.length > 0) await db.insert(pictures).values([...shown])
  await db.insert(souvenir_problems).values(problem)
  const { id: problem_id, state, user_id: actor_id, kind: reason } = problem
  const first = { event: 'report', actor: 'member', actor_id, reason, at: now } as const
  await db.insert(souvenir_problem_history).values({ ...first, problem_id, state })
}

// All tenants: by a row whose order the caller has locked.
/** Another state of a problem, with its row of the history: one statement. */
export async function stepProblem(db: Db, was: ProblemRow, { step, now }: { step: Step; now: Date }): Promise<void> {
  const ended = step.state === 'open' ? {} : { ended_at: now }
  const change = db
    .update(souvenir_problems)
    .set({ ...ended, state: step.state })
    .where(and(eq(souvenir_problems.id, was.id), eq(souvenir_problems.state, was.state)))
    .returning({ id: souvenir_problems.id })
  const [row] = await db
    .with(db.$with('changed').as(change))
    .insert(souvenir_problem_history)
    .values({ ...step, at: now })
    .returning({ changed: sql<number>`(select count(*) from changed)::int` })
  if (row?.changed !== 1) throw new Error('a problem changed although its order was locked')
}

type Waiting = { problem_at: Date | null; completes_at: Date | null }

// All tenants: by a row that the caller has locked.
/** Since when a locked order waits for a problem, and when it is completed otherwise. */
export const setProblem = (db: Db, id: string, waiting: Waiting) =>
  db.update(souvenir_orders).set(waiting).where(eq(souvenir_orders.id, id))
