import { Form } from 'react-router'
import { Bookmark, BookmarkCheck } from '#web/ui/icons/icons.ts'
import type { Failure } from '../../../components/form/failure.ts'
import { ShareButton } from '../../../components/share/share-button.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { ShownDetail } from '../load.server.ts'
import { CopyCode } from './copy-code.tsx'

type Say = Record<
  'code' | 'copy' | 'copied' | 'notCopied' | 'save' | 'saved' | 'share' | 'use' | 'starts' | 'ends',
  string
>
type CouponProps = { promo: ShownDetail; failure: Failure | undefined; say: Say }

/** The code, from when to when it holds, and a way to keep it. One that is over has no code to give. */
export function Coupon({ promo, failure, say }: CouponProps) {
  const hasCode = promo.state === 'active' || promo.state === 'coming'
  return (
    <div className="flex flex-col gap-4 self-start rounded-lg border-2 border-accent/50 border-dashed bg-paper p-[min(1.25rem,5.5vw)] lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      {hasCode && (
        <>
          <div className="flex flex-col gap-2">
            <div className="flex min-h-11 items-center justify-between gap-3">
              <h2 className="font-semibold text-base">{say.code}</h2>
              {/* On a phone it stands in the bar above the page. */}
              <ShareButton label={say.share} title={promo.title} path={promo.path} className="max-md:hidden" />
            </div>
            <p className="select-all rounded-md bg-accent-soft px-3 py-3 text-center font-bold text-accent-text text-xl tracking-widest [overflow-wrap:anywhere]">
              {promo.code}
            </p>
            <p className="text-muted text-sm">{say.use}</p>
          </div>
          <CopyCode code={promo.code} say={say} />
          {failure && <Alert tone="danger" announced title={failure.message} />}
          <Claim isClaimed={promo.is_claimed} say={say} />
        </>
      )}
      <dl className="flex flex-col gap-2 text-sm">
        <Moment name={say.starts} moment={promo.starts} />
        <Moment name={say.ends} moment={promo.ends} />
      </dl>
    </div>
  )
}

function Claim({ isClaimed, say }: { isClaimed: boolean; say: Pick<Say, 'save' | 'saved'> }) {
  if (isClaimed) {
    return (
      <p className="flex items-center justify-center gap-2 font-semibold text-sm text-success-text">
        <BookmarkCheck aria-hidden="true" className="size-5 shrink-0" />
        {say.saved}
      </p>
    )
  }
  return (
    <Form method="post">
      <button type="submit" className={buttonClass({ variant: 'secondary', wide: true })}>
        <Bookmark aria-hidden="true" className="size-5 shrink-0" />
        {say.save}
      </button>
    </Form>
  )
}

function Moment({ name, moment }: { name: string; moment: { at: string; text: string } }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">
        <time dateTime={moment.at}>{moment.text}</time>
      </dd>
    </div>
  )
}
