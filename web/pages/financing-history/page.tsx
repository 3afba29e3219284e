import { financingHistory } from '#modules/financing/contract.ts'
import { Landmark } from '#web/ui/icons/icons.ts'
import { api, pageOf } from '../../api.server.ts'
import { PathAnchor, ShellLink } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { Route } from './+types/page.ts'
import { ApplicationCard } from './application-card.tsx'
import { shownApplication } from './shown.server.ts'
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
  const { data } = await api(context, financingHistory, { page })
  const { title, description, pages, previous, next, none, noneText, see } = words(language)
  return {
    applications: data.items.map((one) => shownApplication(one, language)),
    page: { current: data.current_page, last: data.last_page },
    say: { title, description, pages, previous, next, none, noneText, see },
  }
}

export default function FinancingHistory({ loaderData: { applications, page, say } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl sm:text-3xl">{say.title}</h1>
      {applications.length === 0 && (
        <EmptyState
          icon={<Landmark />}
          title={say.none}
          text={say.noneText}
          action={
            <ShellLink path="/umroh-dana-talangan" className={buttonClass()}>
              {say.see}
            </ShellLink>
          }
        />
      )}
      <ul className="flex flex-col gap-4">
        {applications.map((application) => (
          <li key={application.id}>
            <ApplicationCard application={application} />
          </li>
        ))}
      </ul>
      <Pagination
        label={say.pages}
        page={page.current}
        lastPage={page.last}
        href={(to) => `/member/financing-history?page=${to}`}
        words={{ previous: say.previous, next: say.next, page: String }}
        link={PathAnchor}
      />
    </div>
  )
}
