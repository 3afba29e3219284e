/** Where each service takes a link from. */
export function shareTargets(title: string, address: string) {
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString().replaceAll('+', '%20')
  return {
    whatsapp: `https://wa.me/?${query({ text: `${title} ${address}` })}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}`,
    twitter: `https://twitter.com/intent/tweet?${query({ text: title, url: address })}`,
  }
}
