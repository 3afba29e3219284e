import { AskFirst } from '../../../components/form/ask-first.tsx'
import { Invoices } from '../../../components/orders/invoices.tsx'
import { OrderPart } from '../../../components/orders/order-part.tsx'
import { PlanView } from '../../../components/private/plan-view.tsx'
import { crumbsOf, type ShellHandle } from '../../../components/shell/handle.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { readForm } from '../../../form.server.ts'
import { metaOf } from '../../../meta.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Timeline } from '../../../ui/timeline.tsx'
import { EndedOffers } from '../parts/offers.tsx'
import { PriceKnown } from '../parts/price-known.tsx'
import { RequestHead } from '../parts/request-head.tsx'
import type { Route } from './+types/page.ts'
import { dropPlan } from './act.server.ts'
import { loadDetail, type RequestDetail } from './load.server.ts'

export const meta = metaOf<RequestDetail>((_language, { loaderData: { say } }) => ({
  title: say.detailTitle,
  description: say.description,
  hidden: true,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<RequestDetail>(({ say, head, self }) => [
    { label: say.requests, href: '/member/order-custom-umroh' },
    { label: head.title, href: self },
  ]),
}

export const loader = ({ context, params }: Route.LoaderArgs) => loadDetail(context, params.orderId)

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  dropPlan(context, params.orderId, await readForm(request))

export default function RequestPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { say, names, offers } = shown
  return (
    <div className="flex flex-col gap-6">
      <RequestHead head={shown.head} notice={shown.notice} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {shown.invoices && <Invoices invoices={shown.invoices} />}
          <OrderPart title={names.plan}>
            <PlanView plan={shown.plan} />
          </OrderPart>
          <PriceKnown shown={shown} />
          <EndedOffers offers={offers.ended} title={say.endedTitle} />
        </div>
        <Aside shown={shown} />
      </div>
      {shown.isDraft && (
        <div>
          <AskFirst intent="drop" failure={actionData} say={say.drop} />
        </div>
      )}
    </div>
  )
}

function Aside({ shown: { trip, people, contact, timeline, say } }: { shown: RequestDetail }) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {trip && (
        <OrderPart title={say.trip}>
          <ul className="flex flex-col">
            {trip.links.map(({ label, path }) => (
              <li key={path}>
                <ShellLink path={path} className={`${linkClass()} inline-flex min-h-11 items-center`}>
                  {label}
                </ShellLink>
              </li>
            ))}
          </ul>
          {trip.cancelling && <p className="text-muted text-sm">{trip.cancelling}</p>}
        </OrderPart>
      )}
      <OrderPart title={say.people}>
        <ul className="flex flex-col gap-3">
          {people.map(({ id, name, note }) => (
            <li key={id} className="flex flex-col">
              <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
              <span className="text-muted text-sm">{note}</span>
            </li>
          ))}
        </ul>
      </OrderPart>
      <OrderPart title={say.contact}>
        <ul className="flex flex-col gap-1 [overflow-wrap:anywhere]">
          {contact.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </OrderPart>
      <OrderPart title={say.timeline}>
        <Timeline steps={timeline} />
      </OrderPart>
    </div>
  )
}
