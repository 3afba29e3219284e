import { pageOf } from '../../api.server.ts'
import { amountOf } from '../../components/explain/bank.server.ts'
import { linkedData } from '../../components/listing/linked-data.server.ts'
import { crumbsOf, type ShellHandle } from '../../components/shell/handle.ts'
import { metaOf } from '../../meta.ts'
import type { Route } from './+types/page.ts'
import { actPlanner } from './act.server.ts'
import { goalOf } from './goal.server.ts'
import { loadBanks, loadBudget, loadGoals, loadPlan, loadTimes } from './load.server.ts'
import { AffordStep } from './parts/afford-step.tsx'
import { BankStep } from './parts/bank-step.tsx'
import { GoalBar } from './parts/goal-bar.tsx'
import { GoalStep } from './parts/goal-step.tsx'
import { PlanStep } from './parts/plan-step.tsx'
import { PlannerSteps } from './parts/planner-steps.tsx'
import { TimeStep } from './parts/time-step.tsx'
import './plan.css'
import { lastStep, type PlanQuery, planAddress, plannerPath, readPlan } from './query.ts'
import { telling } from './telling.ts'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

/** Every plan is another page, so none of them is for search engines but the beginning. */
export const meta = metaOf<Loaded>((_language, { loaderData: { say, goal, data } }) => ({
  title: say.title,
  description: say.description,
  canonical: plannerPath,
  hidden: goal !== undefined,
  data,
}))

export const handle: ShellHandle = { crumbs: crumbsOf<Loaded>(({ crumbs }) => crumbs) }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = pageOf(context)
  const wished = readPlan(url.searchParams)
  const answer = await goalOf(context, wished)
  const { goal } = answer
  const query = { ...wished, step: goal ? wished.step : 1 }
  const say = words(language)
  const crumbs = [{ label: say.title, href: plannerPath }]
  return {
    say,
    crumbs,
    data: linkedData(context, { crumbs }),
    query,
    progress: telling(language).stepOf(query.step, lastStep),
    goal: goal && {
      name: goal.name,
      price: amountOf(goal.price, language),
      about: goal.product?.about,
      picture: goal.product?.picture,
      href: goal.product && `/product/${goal.product.slug}`,
    },
    goals: query.step === 1 ? await loadGoals(context, url, { query, answer }) : undefined,
    times: goal && query.step === 2 ? loadTimes(context, goal, query) : undefined,
    banks: goal && query.step === 3 ? await loadBanks(context, { goal, query }) : undefined,
    budget: goal && query.step === 4 ? await loadBudget(context, { goal, query }) : undefined,
    plan: goal && query.step === lastStep ? await loadPlan(context, { goal, query }) : undefined,
  }
}

export const action = ({ context, request, url }: Route.ActionArgs) => actPlanner(context, request, url)

const at = (query: PlanQuery, step: number): string => planAddress({ ...query, step })

export default function SavingsPlanner({ loaderData, actionData }: Route.ComponentProps) {
  const { say, query, progress, goal, goals, times, banks, budget, plan } = loaderData
  return (
    <div className="layout planner flex flex-col gap-5 py-5 md:gap-8 md:py-10">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-2xl md:text-4xl">{say.title}</h1>
        <p className="max-w-prose text-muted md:text-lg print:hidden">{say.lead}</p>
      </header>
      <PlannerSteps say={say} query={query} progress={progress} hasGoal={goal !== undefined} />
      {goal && query.step > 1 && <GoalBar goal={goal} say={say} changePath={at(query, 1)} />}
      {goals && <GoalStep goals={goals} say={say} query={query} />}
      {times && <TimeStep times={times} say={say} query={query} />}
      {banks && <BankStep shown={banks} say={say} query={query} />}
      {budget && <AffordStep budget={budget} answer={actionData?.income} say={say} query={query} />}
      {plan && <PlanStep plan={plan} failure={actionData?.failure} say={say} query={query} packagePath={goal?.href} />}
    </div>
  )
}
