import { Suspense, useState } from 'react'
import { Share2 } from '#web/ui/icons/icons.ts'
import { cx } from '../../ui/class-names.ts'
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx'
import { optionalPart } from '../../ui/optional-part.ts'
import { useShell } from '../../use-shell.ts'
import { useHref } from '../shell/use-href.ts'
import { shareTargets } from './targets.ts'

const ShareSheet = optionalPart(() => import('./share-sheet.tsx').then((module) => module.ShareSheet))

export type ShareButtonProps = {
  label: string
  /** What is shared: its name, and its path without language. */
  title: string
  path: string
  /** For people one knows, as a bill is: the phone's own ways, and no feed that anyone reads. */
  isPrivate?: boolean
  variant?: 'quiet' | 'outlined' | 'floating'
  className?: string
}

/** Opens the ways to pass a page on; without scripts it passes it on by WhatsApp. */
export function ShareButton({
  label,
  title,
  path,
  isPrivate = false,
  variant = 'outlined',
  className,
}: ShareButtonProps) {
  const { tenant } = useShell()
  const address = tenant.public_url + useHref()(path)
  const [isShown, setShown] = useState(false)
  return (
    <>
      <IconButton
        label={label}
        icon={<Share2 aria-hidden="true" className="size-5" />}
        variant={variant}
        aria-haspopup="dialog"
        onClick={() => setShown(true)}
        className={cx('noscript:hidden', className)}
      />
      <a
        href={shareTargets(title, address).whatsapp}
        aria-label={label}
        className={cx(iconButtonClass({ variant }), 'not-noscript:hidden', className)}
      >
        <Share2 aria-hidden="true" className="size-5" />
      </a>
      {isShown && (
        <Suspense>
          <ShareSheet title={title} address={address} isPrivate={isPrivate} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  )
}
