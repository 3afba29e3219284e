import { ChevronDown } from '#web/ui/icons/icons.ts'

type Props = { label: string; sections: readonly { id: string; title: string }[] }

/** The parts of a text: at its end on a wide screen, so that the text begins where its title does, folded above it on a phone. */
export function Contents({ label, sections }: Props) {
  return (
    <>
      <details className="unprinted group/contents rounded-lg border border-line bg-paper lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {label}
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-muted transition-transform duration-200 ease-calm group-open/contents:rotate-180"
          />
        </summary>
        <nav aria-label={label} className="px-2 pb-2">
          <Links sections={sections} />
        </nav>
      </details>
      <nav
        aria-label={label}
        className="unprinted sticky top-24 lg:order-last max-h-[calc(100dvh-7rem)] self-start overflow-y-auto max-lg:hidden"
      >
        <p className="px-3 pb-2 font-bold">{label}</p>
        <Links sections={sections} />
      </nav>
    </>
  )
}

const Links = ({ sections }: Pick<Props, 'sections'>) => (
  <ol className="border-line border-s-2">
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="-ms-0.5 flex min-h-11 items-center border-transparent border-s-2 px-3 py-1.5 text-base text-muted leading-snug no-underline transition-colors duration-150 hover:border-accent hover:text-ink"
        >
          {title}
        </a>
      </li>
    ))}
  </ol>
)
