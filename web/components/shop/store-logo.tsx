import { Avatar } from '../../ui/avatar.tsx'
import { cx } from '../../ui/class-names.ts'
import { SitePicture } from '../site-picture.tsx'
import type { ShownStore } from './store-view.server.ts'

type StoreLogoProps = { store: Pick<ShownStore, 'name' | 'logo'>; className?: string }

/** The store's own mark, or its letters. */
export function StoreLogo({ store: { name, logo }, className = 'size-14' }: StoreLogoProps) {
  if (!logo) return <Avatar name={name} size="lg" />
  return (
    <div className={cx('shrink-0 overflow-hidden rounded-md ring-1 ring-line', className)}>
      <SitePicture {...logo} shape="square" alt="" sizes="5rem" widest={320} className="aspect-square" />
    </div>
  )
}
