import { Star } from '../../../components/quran/star.tsx'
import { useHref } from '../../../components/shell/use-href.ts'
import type { Quran } from '../load.server.ts'

export function JuzList({ juz }: { juz: Quran['juz'] }) {
  const href = useHref()
  return (
    <ol className="grid grid-cols-1 gap-3 pd:grid-cols-2 lg:grid-cols-3">
      {juz.map(({ number, name, from, path }) => (
        <li key={number} className="min-w-0">
          <a
            href={href(path)}
            className="flex h-full items-center gap-4 rounded-md border border-line bg-paper p-4 text-ink no-underline transition duration-150 hover:border-brand hover:shadow-raised"
          >
            <Star number={number} />
            <span className="flex min-w-0 flex-col">
              <span className="font-semibold text-lg leading-snug">{name}</span>
              <span className="text-muted text-sm">{from}</span>
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}
