import { BadgeCheck, MessageSquareQuote, Search, Ticket } from '#web/ui/icons/icons.ts'
import { pageOf } from '../../api.server.ts'
import { joinHandle, joinMeta } from '../../components/join/about.ts'
import { actJoin, loadJoin } from '../../components/join/join.server.ts'
import { JoinPage } from '../../components/join/join-page.tsx'
import { ownPicture } from '../../components/own-pictures.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

export const meta = joinMeta
export const handle = joinHandle

const plan = { path: '/gabung-partner', kinds: ['travel', 'financial'] } as const

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadJoin(context, url, { ...plan, own: words(pageOf(context).language) })

export const action = ({ context, request, url }: Route.ActionArgs) => actJoin(context, { request, url }, plan)

export default function JoinPartner({ loaderData: joining, actionData }: Route.ComponentProps) {
  const { own } = joining
  const benefits = [
    { Icon: Search, title: own.visibilityTitle, text: own.visibilityText },
    { Icon: BadgeCheck, title: own.trustTitle, text: own.trustText },
    { Icon: Ticket, title: own.seatsTitle, text: own.seatsText },
    { Icon: MessageSquareQuote, title: own.reviewsTitle, text: own.reviewsText },
  ]
  const checks = [own.checkLicence, own.checkEntity, own.checkOffice, own.checkAccount, own.checkTerms, own.checkSharia]
  return (
    <JoinPage
      joining={joining}
      heading={own.heading}
      failure={actionData}
      picture={ownPicture('mosque-interior-1-wide')}
      benefits={benefits}
      checks={checks}
    />
  )
}
