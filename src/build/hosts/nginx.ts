import { assetCache, type HostRules, pageCache } from './hostRules.ts'

/** `hosts/nginx.conf` of a build, to be included in a `server` block next to its `root`. */
export function nginxConfig({ everywhere, documents, redirects, notFound, endings, exceptions }: HostRules): string {
  // nginx forgets the headers of outer blocks where an inner one adds its own, so each has all of them.
  const headers = (cache: string, ...groups: readonly Readonly<Record<string, string>>[]) =>
    Object.entries({ ...Object.assign({}, ...groups), 'cache-control': cache }).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    )
  const pageHeaders = headers(pageCache, everywhere, documents)
  const all = [
    '# Written by the build. In a server block: root <this build>/client; include <this build>/hosts/nginx.conf;',
    'absolute_redirect off;',
    'server_tokens off;',
    'charset utf-8;',
    'charset_types text/html text/css text/plain application/json application/xml application/atom+xml;',
    'gzip_static on;',
    'gzip_vary on;',
    ...block('types', ['text/html html;', ...endings.map(({ ending, type }) => `${withoutCharset(type)} ${ending};`)]),
    '# Old addresses.',
    ...redirects.map(({ from, to }) => {
      const [path = '', fragment] = to.split('#')
      return `location = ${from} { return 301 "${path}$is_args$args${fragment ? `#${fragment}` : ''}"; }`
    }),
    '# Pages have no ending and no slash at their end.',
    ...block('location = /', [...pageHeaders, 'try_files /index.html =404;']),
    ...block('location /', [...pageHeaders, 'try_files $uri.html =404;']),
    ...block('location ~ ^(.+?)(/|\\.html?)+$', ['return 301 $1$is_args$args;']),
    'error_page 404 @missing;',
    ...block('location @missing', [
      ...notFound.map(({ below, page }) => `rewrite ^${below} ${page} break;`),
      ...pageHeaders,
    ]),
    '# Everything else.',
    ...block('location ~ ^/(_[^/]*$|\\.(?!well-known/))', ['return 404;']),
    ...block('location ^~ /assets/', headers(assetCache, everywhere)),
    ...endings.flatMap(({ ending, cache }) => block(`location ~ \\.${ending}$`, headers(cache, everywhere))),
    ...exceptions.flatMap(({ path, type, cache }) =>
      block(`location = ${path}`, [
        'types { }',
        `default_type ${withoutCharset(type)};`,
        ...headers(cache, everywhere),
      ]),
    ),
  ]
  return `${all.join('\n')}\n`
}

const block = (head: string, inner: readonly string[]) => [`${head} {`, ...inner.map(line => `  ${line}`), '}']

/** nginx adds the charset itself. */
const withoutCharset = (type: string) => type.replace(/;.*/, '')
