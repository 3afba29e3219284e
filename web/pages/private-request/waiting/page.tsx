import { useRevalidator } from 'react-router'
import { Hourglass, RefreshCw } from '#web/ui/icons/icons.ts'
import { CheckoutSteps } from '../../../components/checkout/steps.tsx'
import { OrderPart } from '../../../components/orders/order-part.tsx'
import { useWatch } from '../../../components/payment/watch.ts'
import { PlanView } from '../../../components/private/plan-view.tsx'
import { crumbsOf, type ShellHandle } from '../../../components/shell/handle.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { useHref } from '../../../components/shell/use-href.ts'
import { metaOf } from '../../../meta.ts'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { Countdown } from '../../../ui/countdown.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { CompareOffers, EndedOffers } from '../parts/offers.tsx'
import { PriceKnown } from '../parts/price-known.tsx'
import { RequestHead } from '../parts/request-head.tsx'
import type { Route } from './+types/page.ts'
import { actOnRequest } from './act.server.ts'
import { loadWaiting, type Waiting } from './load.server.ts'
import { Ask } from './parts/ask.tsx'

export const meta = metaOf<Waiting>((_language, { loaderData: { say } }) => ({
  title: say.waitingTitle,
  description: say.description,
  hidden: true,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Waiting>(({ names, head, self }) => [
    { label: names.crumb, href: '/private-umroh' },
    { label: head.title, href: self },
  ]),
}

export const loader = ({ context, params, url }: Route.LoaderArgs) => loadWaiting(context, params.bookingId, url)

export const action = ({ context, params, request }: Route.ActionArgs) =>
  actOnRequest(context, params.bookingId, request)

export default function WaitingPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const { say, offers, names } = shown
  useWatch({ address: useHref()(`${shown.self}/status`), stamp: shown.stamp, isOn: shown.isOpen })
  return (
    <div className="layout flex flex-col gap-6 pt-4 pb-8">
      <CheckoutSteps say={say.steps} current={shown.step} />
      <RequestHead head={shown.head} notice={shown.notice} />
      {shown.overtaken && <Alert tone="warning" announced title={shown.overtaken} />}
      {shown.isOpen && <Offers shown={shown} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <OrderPart title={names.plan}>
          <PlanView plan={shown.plan} />
        </OrderPart>
        <PriceKnown shown={shown} />
      </div>
      <EndedOffers offers={offers.ended} title={say.endedTitle} />
      <p className="flex flex-wrap items-center gap-x-6">
        <ShellLink path={shown.detail} className={`${linkClass()} inline-flex min-h-11 items-center`}>
          {say.seeDetail}
        </ShellLink>
        {shown.isOpen && (
          <ShellLink
            path={`${shown.self}?end`}
            preventScrollReset
            className={`${linkClass()} inline-flex min-h-11 items-center text-danger-text`}
          >
            {say.endOpen}
          </ShellLink>
        )}
      </p>
      {shown.question && <Ask question={shown.question} back={shown.self} failure={actionData} say={say} />}
    </div>
  )
}

/** Until when partners may offer, and what they have offered so far. */
function Offers({ shown }: { shown: Waiting }) {
  const { say, offers, self } = shown
  const paths = {
    accept: (id: string) => `${self}?${new URLSearchParams({ accept: id })}`,
    decline: (id: string) => `${self}?${new URLSearchParams({ decline: id })}`,
  }
  return (
    <>
      <Deadline shown={shown} />
      {offers.compared.length === 0 ? (
        <EmptyState icon={<Hourglass />} title={say.noneTitle} text={say.noneText} />
      ) : (
        <div className="flex flex-col gap-4">
          <div className="flex flex-col gap-1">
            <h2 className="text-xl sm:text-2xl">{say.offersTitle}</h2>
            <p className="text-muted">{say.offersText}</p>
          </div>
          <CompareOffers offers={offers.compared} title={say.offersTitle} say={shown.offerSay} paths={paths} />
          {offers.more.length > 0 && (
            <details className="flex flex-col gap-4">
              <summary className="min-h-11 cursor-pointer py-2 font-semibold">{say.moreTitle}</summary>
              <CompareOffers offers={offers.more} title={say.moreTitle} say={shown.offerSay} paths={paths} />
            </details>
          )}
        </div>
      )}
    </>
  )
}

function Deadline({ shown: { waiting, say, now, self } }: { shown: Waiting }) {
  const { revalidate } = useRevalidator()
  if (!waiting) return null
  return (
    <Card look="tinted" className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
        <p className="font-semibold">{waiting.text}</p>
        {waiting.end !== undefined && (
          <p className="text-sm noscript:hidden">
            {`${say.left}: `}
            <Countdown end={waiting.end} now={now} onOver={revalidate} className="font-bold">
              {(left) => (left.isOver ? say.timeOver : clockOf(left, say))}
            </Countdown>
          </p>
        )}
        <p className="text-sm">{say.unseen}</p>
        <p className="text-muted text-sm">
          <span className="noscript:hidden">{`${say.watching} `}</span>
          {waiting.checked}
        </p>
      </div>
      <ShellLink path={self} replace className={buttonClass({ variant: 'secondary' })}>
        <RefreshCw aria-hidden="true" className="size-5 shrink-0" />
        {say.check}
      </ShellLink>
    </Card>
  )
}

type Left = { hours: number; minutes: number; clock: string }

/** Days for as long as there are some: nobody counts 160 hours. */
function clockOf({ hours, clock }: Left, { days }: Pick<Waiting['say'], 'days'>): string {
  const whole = Math.floor(hours / 24)
  if (whole === 0) return clock
  const rest = clock.replace(/^\d+/, String(hours % 24))
  return `${whole} ${whole === 1 ? days.one : days.many}, ${rest}`
}
