/** Every way in which a page could send data. Each attempt has its own address, where its data would arrive. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The value of the parameter `to` of an attempt's code. */
export interface Target {
  /** an address on another origin */
  readonly url: string;
  /** an address on the same origin as `url` that responds with 204 (no content) */
  readonly empty: string;
  readonly webSocket: string;
  readonly host: string;
  readonly tcpPort: number;
  readonly udpPort: number;
  /** a host name that no other attempt uses; a browser reaches it only if its `hosts` setting leads to `openHosts` */
  readonly named: string;
  /** an address on the page's own origin */
  readonly own: string;
}

export interface WayOut {
  readonly name: string;
  /** the body of an async function with the parameter `to`, which runs in the page */
  readonly code: string;
  /**
   * set if the attempt leaves the page or tries to; all attempts of one kind run in one tab, each after the previous
   * one's data has arrived
   */
  readonly leaves?: 'form' | 'address';
  /**
   * true if the next attempt must wait for the end of this one: a browser asks about one credential at a time, and only
   * in the tab in front
   */
  readonly ends?: true;
}

const way = (name: string, code: string): WayOut => ({ name, code });
const ending = (name: string, code: string): WayOut => ({ name, code, ends: true });
const leaving = (leaves: 'form' | 'address', name: string, code: string): WayOut => ({ name, code, leaves });
const element = (tag: string, properties: string) =>
  `document.body.append(Object.assign(document.createElement('${tag}'), { ${properties} }))`;
const peer = (scope: string, server: string) =>
  `const peer = new ${scope}.RTCPeerConnection({ iceServers: [${server}] });
   (window.peers ??= []).push(peer);
   peer.createDataChannel('x');
   await peer.setLocalDescription(await peer.createOffer());`;
const STUN = '{ urls: `stun:${to.host}:${to.udpPort}` }';
const TURN = "{ urls: `turn:${to.host}:${to.tcpPort}?transport=tcp`, username: 'x', credential: 'x' }";
const BLANK_FRAME = `const frame = document.body.appendChild(document.createElement('iframe'));`;
const BLANK_POPUP = 'const popup = window.open();';
const POST_IN_POPUP = "await popup.fetch(to.url, { method: 'POST', body: 'x', mode: 'no-cors' }); popup.close();";
/**
 * Waits until `popup` has loaded. Reading the popup's address throws an error if the popup is on another origin, or if
 * the browser treats the popup like one on another origin.
 */
const fromPopup = (address: string) =>
  `const popup = window.open('${address}');
   const isThere = () => popup.location.pathname === '${address}' && popup.document.readyState === 'complete';
   while (!isThere()) await new Promise((later) => setTimeout(later, 50));
   ${POST_IN_POPUP}`;
/** Polls the popup's address as often as possible, and stops the popup before the popup has read its own policy. */
const fromEarlyPopup = (address: string) =>
  `const popup = window.open('${address}');
   const { port1, port2 } = new MessageChannel();
   while (popup.location.pathname !== '${address}') {
     port2.postMessage('');
     await new Promise((next) => (port1.onmessage = next));
   }
   popup.stop();
   ${POST_IN_POPUP}`;
const GET = 'credentials.get({ publicKey: { challenge: new Uint8Array(16), rpId: to.named } })';
const CREATE = `credentials.create({ publicKey: {
  challenge: new Uint8Array(16),
  rp: { id: to.named, name: 'x' },
  user: { id: new Uint8Array(16), name: 'x', displayName: 'x' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
} })`;
const SIGNAL = "PublicKeyCredential.signalUnknownCredential({ rpId: to.named, credentialId: 'AAAA' })";
/** both requests about a passkey, from another window (`scope`) */
const credentialsOf = (scope: string) =>
  `await ${scope}.navigator.${GET}.catch(() => undefined); await ${scope}.${SIGNAL}`;

export const WAYS_OUT: readonly WayOut[] = [
  // This attempt comes first, because Firefox delays it until nothing else is loading in any window.
  way('`prefetch`', element('link', "rel: 'prefetch', href: to.url")),
  way('`fetch`', "await fetch(to.url, { method: 'POST', body: 'x', mode: 'no-cors' })"),
  way('`fetch`, to the site’s own server', "await fetch(to.own, { method: 'POST', body: 'x' })"),
  way('`fetch`, from a blank frame', `${BLANK_FRAME} await frame.contentWindow.fetch(to.url, { mode: 'no-cors' })`),
  way('`XMLHttpRequest`', "const x = new XMLHttpRequest(); x.open('POST', to.url); x.send('x')"),
  way('`sendBeacon`', "navigator.sendBeacon(to.url, 'x')"),
  way('`ping` of a link', "Object.assign(document.createElement('a'), { href: '#x', ping: to.url }).click()"),
  way('`WebSocket`', 'new WebSocket(to.webSocket)'),
  way('`EventSource`', 'new EventSource(to.url)'),
  way('`WebTransport`', 'await new WebTransport(`https://${to.host}:${to.udpPort}/`).ready'),
  way('Image', 'new Image().src = to.url'),
  way('Image, from the site’s own server', 'new Image().src = to.own'),
  way('Image named in a style', "document.body.style.backgroundImage = `url('${to.url}')`"),
  way('Style sheet', element('link', "rel: 'stylesheet', href: to.url")),
  way('Font', "await new FontFace('x', `url('${to.url}')`).load()"),
  way('Audio or video', 'new Audio(to.url).load()'),
  way('Script', element('script', 'src: to.url')),
  way('`import()`', 'await import(to.url)'),
  way(
    '`fetch`, from a worker of the page',
    "new Worker(URL.createObjectURL(new Blob([`fetch('${to.url}', { mode: 'no-cors' })`])))",
  ),
  way(
    'Message to the service worker',
    `for (const message of [{ type: 'CACHE_URLS', payload: { urlsToCache: [to.url] } }, { type: 'KEEP', paths: [to.url] }])
       navigator.serviceWorker.controller.postMessage(message)`,
  ),
  way('Frame', element('iframe', 'src: to.url')),
  way('Object', element('object', 'data: to.url')),
  way('`preload`, as fetch', element('link', "rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: to.url")),
  way('`preload`, as image', element('link', "rel: 'preload', as: 'image', href: to.url")),
  way('`modulepreload`', element('link', "rel: 'modulepreload', href: to.url")),
  way('`preconnect`', element('link', "rel: 'preconnect', href: to.url")),
  way('WebRTC, by STUN', peer('window', STUN)),
  way('WebRTC, by TURN', peer('window', TURN)),
  way('WebRTC, from a blank frame', `${BLANK_FRAME} ${peer('frame.contentWindow', STUN)}`),
  ending('WebAuthn, `get`', `await navigator.${GET}`),
  ending('WebAuthn, `create`', `await navigator.${CREATE}`),
  ending('WebAuthn, `signalUnknownCredential`', `await ${SIGNAL}`),
  ending('WebAuthn, from a blank frame', `${BLANK_FRAME} ${credentialsOf('frame.contentWindow')}`),
  ending('WebAuthn, from a blank popup', `${BLANK_POPUP} ${credentialsOf('popup')}`),
  way('WebRTC, from a blank popup', `${BLANK_POPUP} ${peer('popup', STUN)}`),
  way('`fetch`, from a blank popup', `${BLANK_POPUP} await popup.fetch(to.url, { mode: 'no-cors' })`),
  way('`fetch`, from a popup of a text file of the site', fromPopup('/robots.txt')),
  way('`fetch`, from a popup of a picture of the site', fromPopup('/icon.svg')),
  way('`fetch`, from a popup of a page of the site', fromPopup('/canon')),
  way('`fetch`, from a popup that hasn’t read its policy yet', fromEarlyPopup('/nikon')),
  leaving(
    'form',
    'Form',
    `${element('form', "id: 'way', method: 'post', action: to.url")}; document.forms.way.submit()`,
  ),
  leaving('address', 'Going to an address without content (204)', 'location.href = to.empty'),
  leaving(
    'address',
    'Download from an address without content (204)',
    "Object.assign(document.createElement('a'), { href: to.empty, download: 'x' }).click()",
  ),
  leaving('address', 'Going to another page', 'location.href = to.url'),
];

const EMPTY = '/empty';

/** a server for one attempt's data */
export interface Sink {
  readonly target: Omit<Target, 'own'>;
  /** the most that has arrived so far */
  readonly arrived: () => 'connection' | 'data' | undefined;
  readonly close: () => void;
}

/** a server for all attempts that send only a host name; each attempt has its own name */
export interface Hosts {
  readonly port: number;
  readonly names: readonly string[];
  /** an unused name */
  readonly next: () => string;
  /** whether a browser began an encrypted connection to the host */
  readonly wasAsked: (host: string) => boolean;
  readonly close: () => void;
}

export async function openHosts(count: number): Promise<Hosts> {
  const names = Array.from({ length: count }, (_, index) => `host-${index}.counted.test`);
  const unused = names.values();
  const hellos: Buffer[] = [];
  const server = createTcpServer((one) => {
    one
      .on('error', () => undefined)
      .on('data', (hello) => {
        // The first TLS message names the host in plain text, so no response is needed.
        hellos.push(hello);
        one.destroy();
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    names,
    next: () => unused.next().value!,
    wasAsked: (host) => hellos.some((hello) => hello.includes(host)),
    close: () => void server.close(),
  };
}

export async function openSink(hosts: Hosts): Promise<Sink> {
  const named = hosts.next();
  const opened: Socket[] = [];
  let packets = 0;
  const server = createServer((request, response) => {
    request.resume();
    const status = request.url === EMPTY ? 204 : 200;
    response.writeHead(status, { 'access-control-allow-origin': '*', 'content-type': 'text/html' });
    response.end(status === 200 ? '<p>Arrived' : undefined);
  });
  server.on('connection', (one) => void opened.push(one));
  const socket = createSocket('udp4', () => void packets++);
  await Promise.all([once(server.listen(0), 'listening'), once(socket.bind(0), 'listening')]);
  const tcpPort = (server.address() as AddressInfo).port;
  return {
    target: {
      url: `http://127.0.0.1:${tcpPort}/`,
      empty: `http://127.0.0.1:${tcpPort}${EMPTY}`,
      named,
      webSocket: `ws://127.0.0.1:${tcpPort}/`,
      host: ownAddress(),
      tcpPort,
      udpPort: socket.address().port,
    },
    arrived: () => {
      if (packets > 0 || hosts.wasAsked(named) || opened.some(({ bytesRead }) => bytesRead > 0)) return 'data';
      return opened.length > 0 ? 'connection' : undefined;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
      socket.close();
    },
  };
}

/** A non-loopback address of this machine, because WebRTC ignores loopback addresses. No packet leaves the machine. */
function ownAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}
