type SectionHeadProps = { id: string; title: string; text?: string }

/** What a part of the page is about. */
export function SectionHead({ id, title, text }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      {text && <p className="text-muted">{text}</p>}
    </div>
  )
}
