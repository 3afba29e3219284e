import { savingsHistory } from '#modules/savings/contract.ts'
import { WalletCards } from '#web/ui/icons/icons.ts'
import { api, pageOf } from '../../api.server.ts'
import { PathAnchor, ShellLink } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { Route } from './+types/page.ts'
import { SavingsCard } from './savings-card.tsx'
import { shownSavings } from './shown.server.ts'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = metaOf<Loaded>((_language, { loaderData: { say } }) => ({
  title: say.title,
  description: say.description,
  hidden: true,
}))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = pageOf(context)
  const wish = Number(url.searchParams.get('page'))
  const page = Number.isInteger(wish) && wish > 0 ? wish : 1
  const { data } = await api(context, savingsHistory, { page })
  const { title, description, pages, previous, next, none, noneText, plan, begin } = words(language)
  return {
    plans: data.items.map((one) => shownSavings(one, language)),
    page: { current: data.current_page, last: data.last_page },
    say: { title, description, pages, previous, next, none, noneText, plan, begin },
  }
}

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
        href={(to) => `/member/saving-history?page=${to}`}
        words={{ previous: say.previous, next: say.next, page: String }}
        link={PathAnchor}
      />
    </div>
  )
}
