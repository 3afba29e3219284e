import type { Output } from '#core/call.ts'
import { formatDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { savingsHistory } from '#modules/savings/contract.ts'
import { openStates } from '#modules/savings/rules/machine.ts'
import { WalletCards } from '#web/ui/icons/icons.ts'
import { api, pageOf } from '../../api.server.ts'
import { amountOf } from '../../components/explain/bank.server.ts'
import { formPath, goalName } from '../../components/savings/plan.server.ts'
import { stateTones } from '../../components/savings/states.ts'
import { planWords } from '../../components/savings/words.ts'
import { PathAnchor, ShellLink } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { Route } from './+types/page.ts'
import { SavingsCard } from './savings-card.tsx'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>
type Savings = Output<typeof savingsHistory>['items'][number]

export const meta = metaOf<Loaded>((_language, { loaderData: { say } }) => ({
  title: say.title,
  description: say.description,
  hidden: true,
}))

const path = '/member/saving-history'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = pageOf(context)
  const wish = Number(url.searchParams.get('page'))
  const page = Number.isInteger(wish) && wish > 0 ? wish : 1
  const { data } = await api(context, savingsHistory, { page })
  const { title, description, pages, previous, next, none, noneText, plan, begin } = words(language)
  return {
    plans: data.items.map((one) => shown(one, language)),
    page: { current: data.current_page, last: data.last_page },
    say: { title, description, pages, previous, next, none, noneText, plan, begin },
  }
}

/** What is to be done next, and by whom. */
function turnOf(savings: Savings, language: Language) {
  const say = words(language)
  const { state, progress, closing_requested_at } = savings
  const { next_deposit, next_deposit_on } = progress
  const own = `${path}/${savings.user_savings_id}`
  if (closing_requested_at && state !== 'closed') return { text: say.closing, action: undefined }
  if (state === 'cart') return { text: say.cart, action: { label: say.continue, path: formPath(savings) } }
  if (state === 'submitted') return { text: say.submitted, action: undefined }
  if (state === 'reached') return { text: say.reached, action: { label: say.packages, path: `${own}#packages` } }
  if (next_deposit === null || next_deposit_on === null) return undefined
  const text = say.nextOn(amountOf(next_deposit, language), formatDay(next_deposit_on, language))
  return { text, action: { label: say.pay, path: `${own}#pay` } }
}

function shown(savings: Savings, language: Language) {
  const say = words(language)
  const { user_savings_id: id, state, bank, akad, progress } = savings
  const isOpen = openStates.some((one) => one === state)
  const row = (label: string, amount: number, note = '') => ({ label, value: amountOf(amount, language), note })
  return {
    id,
    path: `${path}/${id}`,
    code: say.code(savings.code),
    name: goalName(savings, language),
    status: { label: savings.label, tone: stateTones[state] },
    bank: bank && akad ? `${bank.name} · ${planWords(language)[akad]}` : '',
    progress: isOpen ? { label: say.saved, percent: progress.percent, text: say.percent(progress.percent) } : undefined,
    amounts: [
      row(say.target, savings.target),
      ...(isOpen ? [row(say.saved, progress.balance)] : []),
      row(say.deposit, savings.suggested_deposit, say.perMonth),
    ],
    turn: turnOf(savings, language),
  }
}

export type ShownSavings = ReturnType<typeof shown>

export default function SavingsHistory({ loaderData: { plans, page, say } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl sm:text-3xl">{say.title}</h1>
        {plans.length > 0 && (
          <ShellLink path="/perencanaan-tabungan" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {say.begin}
          </ShellLink>
        )}
      </header>
      {plans.length === 0 && (
        <EmptyState
          icon={<WalletCards />}
          title={say.none}
          text={say.noneText}
          action={
            <ShellLink path="/perencanaan-tabungan" className={buttonClass()}>
              {say.plan}
            </ShellLink>
          }
        />
      )}
      <ul className="flex flex-col gap-4">
        {plans.map((savings) => (
          <li key={savings.id}>
            <SavingsCard savings={savings} />
          </li>
        ))}
      </ul>
      <Pagination
        label={say.pages}
        page={page.current}
        lastPage={page.last}
        href={(to) => `${path}?page=${to}`}
        words={{ previous: say.previous, next: say.next, page: String }}
        link={PathAnchor}
      />
    </div>
  )
}
