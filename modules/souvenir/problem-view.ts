import type { z } from 'zod'
import type { Db } from '#core/context.ts'
import { pictureColours } from '#database/pictures.ts'
import { staffNames } from '#modules/staff/module.ts'
import type { problemShape } from './shapes.ts'
import { listProblemSteps, listProblems, type ProblemRow } from './store.problems.ts'

type View = z.output<typeof problemShape>
type Step = Awaited<ReturnType<typeof listProblemSteps>>[number]

const stepView = ({ event, actor, reason, amount, at }: Step): View['steps'][number] => ({
  ...{ event, amount, at: at.toISOString() },
  // What stands there of a member is for the books.
  text: actor === 'staff' ? reason : null,
})

type Colours = ReadonlyMap<string, string>

const viewOf = ({ id, kind, text, picture_ids, state, created_at }: ProblemRow, colours: Colours) => ({
  ...{ id, kind, text, state, picture_ids: [...picture_ids] },
  picture_colours: picture_ids.map((picture) => colours.get(picture) ?? null),
  created_at: created_at.toISOString(),
})

/** Problems with the steps of each. */
async function withSteps(db: Db, order_id: string) {
  const problems = await listProblems(db, order_id)
  if (problems.length === 0) return []
  const ids = problems.map(({ id }) => id)
  const steps = await listProblemSteps(db, ids)
  const shown = problems.flatMap(({ picture_ids }) => picture_ids)
  const colours = await pictureColours(db, shown)
  return problems.map((problem) => ({
    view: viewOf(problem, colours),
    steps: steps.filter(({ problem_id }) => problem_id === problem.id),
  }))
}

/** The latest apart from those before it. */
const parted = <T>([problem, ...earlier_problems]: readonly T[]) => ({ problem: problem ?? null, earlier_problems })

/** The problems of an order with all that was said to them: the latest, and those before it. */
export async function problemViews(db: Db, order_id: string) {
  const all = await withSteps(db, order_id)
  return parted(all.map(({ view, steps }): View => ({ ...view, steps: steps.map(stepView) })))
}

/** The same with who at the desk wrote it. */
export async function problemsAtDesk(db: Db, order_id: string) {
  const all = await withSteps(db, order_id)
  const staffOf = ({ actor, actor_id }: Step) => (actor === 'staff' ? actor_id : null)
  const names = await staffNames(
    db,
    all.flatMap(({ steps }) => steps.flatMap((step) => staffOf(step) ?? [])),
  )
  const named = (step: Step) => ({ ...stepView(step), by_name: names.get(staffOf(step) ?? '') ?? null })
  return parted(all.map(({ view, steps }) => ({ ...view, steps: steps.map(named) })))
}
