import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { financingHistory } from '#modules/financing/contract.ts'
import { Landmark } from '#web/ui/icons/icons.ts'
import { api, pageOf } from '../../api.server.ts'
import { stateTones } from '../../components/financing/states.ts'
import { stateWords } from '../../components/financing/words.ts'
import { PathAnchor, ShellLink } from '../../components/shell/shell-link.tsx'
import { metaOf } from '../../meta.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { Route } from './+types/page.ts'
import { ApplicationCard } from './application-card.tsx'
import { words } from './words.ts'

type Loaded = Awaited<ReturnType<typeof loader>>
type Application = Output<typeof financingHistory>['items'][number]

export const meta = metaOf<Loaded>((_language, { loaderData: { say } }) => ({
  title: say.title,
  description: say.description,
  hidden: true,
}))

const path = '/member/financing-history'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = pageOf(context)
  const wish = Number(url.searchParams.get('page'))
  const page = Number.isInteger(wish) && wish > 0 ? wish : 1
  const { data } = await api(context, financingHistory, { page })
  const { title, description, pages, previous, next, none, noneText, see } = words(language)
  return {
    applications: data.items.map((one) => shown(one, language)),
    page: { current: data.current_page, last: data.last_page },
    say: { title, description, pages, previous, next, none, noneText, see },
  }
}

/** What is to be done next, by whom and until when. */
function turnOf(application: Application, language: Language) {
  const say = words(language)
  const { status, expires_at, booking_id, product, id } = application
  const when = expires_at ? formatMoment(new Date(expires_at), language) : ''
  switch (status) {
    case 'fill_identity':
    case 'documents':
      return {
        text: say.identityBefore(when),
        action: { label: say.continue, path: `/loan-applicant-form/${booking_id}/${product.id}` },
      }
    case 'verification':
      return { text: say.decidedBefore(when), action: undefined }
    case 'payment':
      return { text: say.payBefore(when), action: { label: say.pay, path: `${path}/${id}` } }
    default:
      return undefined
  }
}

function shown(application: Application, language: Language) {
  const say = words(language)
  const names = stateWords(language)
  const money = (amount: number) => formatRupiah(rupiah(amount), language)
  const { id, status, product, bank_name, akad, months } = application
  return {
    id,
    path: `${path}/${id}`,
    code: say.code(application.application_code),
    name: product.name,
    status: { label: names[status], tone: stateTones[status] },
    bank: `${bank_name} · ${names[akad]}`,
    departs: say.departs(formatDay(application.departs_on, language)),
    amounts: [
      { label: say.monthly, value: money(application.monthly), note: say.forMonths(months) },
      { label: say.financed, value: money(application.financed), note: '' },
      { label: say.downPayment, value: money(application.down_payment), note: '' },
    ],
    turn: turnOf(application, language),
  }
}

export type ShownApplication = ReturnType<typeof shown>

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
        href={(to) => `${path}?page=${to}`}
        words={{ previous: say.previous, next: say.next, page: String }}
        link={PathAnchor}
      />
    </div>
  )
}
