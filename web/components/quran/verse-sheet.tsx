import { Sheet } from '../../ui/sheet.tsx'
import { useShell } from '../../use-shell.ts'
import { useHref } from '../shell/use-href.ts'
import { ShareWays } from './share-ways.tsx'
import { words } from './share-words.ts'

type VerseSheetProps = { path: string; number: number; verse: number; name: string; onClose: () => void }

/** Ways to pass a verse on, over the page; the same stand on a page of their own. */
export function VerseSheet({ path, number, verse, name, onClose }: VerseSheetProps) {
  const { tenant, language } = useShell()
  const say = words(language)
  const address = `${tenant.public_url}${useHref()(path)}#v${verse}`
  const title = say.verse(name, number, verse)
  return (
    <Sheet open title={title} closeLabel={say.close} onClose={onClose}>
      <ShareWays title={title} address={address} picture={{ number, verse, label: say.picture }} />
    </Sheet>
  )
}
