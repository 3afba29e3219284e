type SectionHeadProps = { id: string; title: string; text?: string }

/** What a part of the page is about. A large word still fits a narrow phone. */
export function SectionHead({ id, title, text }: SectionHeadProps) {
  return (
    <div className="flex max-w-prose flex-col gap-1">
      <h2 id={id} className="text-[min(var(--text-2xl),11vw)] leading-tight md:text-3xl">
        {title}
      </h2>
      {text && <p className="text-muted">{text}</p>}
    </div>
  )
}
