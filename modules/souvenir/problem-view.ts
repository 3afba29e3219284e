import type { z } from 'zod'
import type { Db } from '#core/context.ts'
import { pictureColours } from '#database/pictures.ts'
import { staffNames } from '#modules/staff/module.ts'
import type { problemShape } from './shapes.ts'
import { findProblem, listProblemSteps } from './store.problems.ts'

type View = z.output<typeof problemShape>

/** The latest problem of an order with all that was said to it; nothing where there was none. */
export async function problemView(db: Db, order_id: string): Promise<View | null> {
  const problem = await findProblem(db, order_id)
  if (!problem) return null
  const { id, kind, text, picture_ids, state, created_at } = problem
  const steps = await listProblemSteps(db, id)
  return {
    ...{ id, kind, text, state },
    picture_ids: [...picture_ids],
    picture_colours: await pictureColours(db, picture_ids),
    created_at: created_at.toISOString(),
    steps: steps.map(({ event, actor, reason, amount, at }) => ({
      ...{ event, amount, at: at.toISOString() },
      // What stands there of a member is for the books.
      text: actor === 'staff' ? reason : null,
    })),
  }
}

/** The same with who at the desk wrote it. */
export async function problemAtDesk(db: Db, order_id: string) {
  const view = await problemView(db, order_id)
  if (!view) return null
  const steps = await listProblemSteps(db, view.id)
  const ids = steps.map(({ actor, actor_id }) => (actor === 'staff' ? actor_id : null))
  const names = await staffNames(
    db,
    ids.flatMap((id) => id ?? []),
  )
  return { ...view, steps: view.steps.map((step, i) => ({ ...step, by_name: names.get(ids[i] ?? '') ?? null })) }
}
