import { use, useEffect, useRef } from 'react'
import { PersonalContext, useLatest } from '../../../components/personal/context.ts'
import type { LatestOrder } from '../../../components/personal/latest.server.ts'
import { NonceContext } from '../../../nonce.ts'
import { useShell } from '../../../use-shell.ts'
import { Latest } from './latest.tsx'
import { heightScript, storeHeight } from './latest-height.ts'

/** Where the order to continue stands. Where it comes after the page, its place is as high as it was here last. */
export function LatestPlace({ loaded }: { loaded: LatestOrder | undefined }) {
  const latest = useLatest(loaded)
  const { member, is_personal_apart } = useShell()
  const isAwaited = is_personal_apart && use(PersonalContext) === undefined
  const nonce = use(NonceContext)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (member?.id && !isAwaited) storeHeight(place.current?.offsetHeight ?? 0)
  })
  return (
    <div ref={place} style={isAwaited ? { minHeight: 'var(--latest-height, 0px)' } : undefined}>
      {isAwaited && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without anybody's words
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: heightScript }} />
      )}
      {latest && <Latest latest={latest} />}
    </div>
  )
}
