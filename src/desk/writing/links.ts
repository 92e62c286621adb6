/** Rewrites what names a page in MDX: links to its address, with or without a fragment, and widgets that take its name. */
export function renameInPage(source: string, old: string, now: string): string {
  return source
    .replace(new RegExp(`(\\]\\(\\s*<?)/${old}(?=[)#>\\s])`, 'g'), `$1/${now}`)
    .replace(new RegExp(`(^ {0,3}\\[[^\\]\\n]+\\]:\\s*<?)/${old}(?=[#>\\s]|$)`, 'gm'), `$1/${now}`)
    .replace(/(<[A-Z]\w*[^<>]*?\bpages?=)(["'])([^"']*)\2/g, (_, start: string, quote: string, list: string) => {
      const names = list.replace(new RegExp(`(^|[\\s,])${old}(?=$|[\\s,])`, 'g'), `$1${now}`)
      return `${start}${quote}${names}${quote}`
    })
}
