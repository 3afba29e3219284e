import { BadgePercent, Equal, Megaphone, ReceiptText } from '#web/ui/icons/icons.ts'
import { pageOf } from '../../api.server.ts'
import { joinHandle, joinMeta } from '../../components/join/about.ts'
import { actJoin, loadJoin } from '../../components/join/join.server.ts'
import { JoinPage } from '../../components/join/join-page.tsx'
import { ownPicture } from '../../components/own-pictures.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

export const meta = joinMeta
export const handle = joinHandle

const plan = { path: '/gabung-travel-distribution-channel', kinds: ['tdc'] } as const

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadJoin(context, url, { ...plan, own: words(pageOf(context).language) })

export const action = ({ context, request, url }: Route.ActionArgs) => actJoin(context, { request, url }, plan)

export default function JoinChannel({ loaderData: joining, actionData }: Route.ComponentProps) {
  const { own } = joining
  const benefits = [
    { Icon: Equal, title: own.sameTitle, text: own.sameText },
    { Icon: ReceiptText, title: own.easyTitle, text: own.easyText },
    { Icon: Megaphone, title: own.placeTitle, text: own.placeText },
    { Icon: BadgePercent, title: own.levelTitle, text: own.levelText },
  ]
  const checks = [own.checkEntity, own.checkAudience, own.checkOrganiser, own.checkLevels, own.checkData]
  return (
    <JoinPage
      joining={joining}
      heading={own.heading}
      failure={actionData}
      picture={ownPicture('family-silhouette-1-wide')}
      benefits={benefits}
      checks={checks}
    />
  )
}
