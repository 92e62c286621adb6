import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How a program is told to serve a build's files by the rules that the build wrote for it: its words. */
export const staticHosts = {
  nginx: (folder: string, port: number, build: string) => {
    // Started by root, it would read files as a user who may not enter root's folders.
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
        events {}
        http {
          access_log off;
          client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
          uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
          server { listen 127.0.0.1:${port}; root ${build}/client; include ${build}/hosts/nginx.conf; }
        }`,
    )
    return ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
  },

  caddy: (folder: string, port: number, build: string) => {
    writeFileSync(
      join(folder, 'Caddyfile'),
      `{
	admin off
	auto_https off
}
http://:${port} {
	bind 127.0.0.1
	root * ${build}/client
	import ${build}/hosts/Caddyfile
}
`,
    )
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  },
}
