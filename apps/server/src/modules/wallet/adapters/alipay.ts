import { AlipaySdk } from 'alipay-sdk';
import type { Clock } from '#platform/clock.ts';
import { fenOf, yuanOf } from '../money.ts';
import { type Form, type Gateway, GatewaySilent, type Trade } from '../recharge/gateway.ts';
import { notificationAddress } from '../recharge/notification-address.ts';

interface AlipayEnv {
  SERVER_URL: string;
  ALIPAY_APP_ID: string;
  ALIPAY_PRIVATE_KEY: string;
  ALIPAY_PUBLIC_KEY: string;
  ALIPAY_SELLER_ID: string;
  ALIPAY_GATEWAY_URL: string;
}

/** ms that an order can be paid; reconciliation closes it here long after. */
const payable = 2 * 3_600_000;

const states: Record<string, Trade['state']> = {
  WAIT_BUYER_PAY: 'open',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'closed',
};

/** Alipay's clock: `2026-11-20 20:00:00` in Shanghai, wherever the server stands. */
const wallTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Alipay's payment page for browsers (`alipay.trade.page.pay`), through its own SDK. */
export function alipay(env: AlipayEnv, clock: Clock): Gateway {
  const { ALIPAY_APP_ID: appId, ALIPAY_SELLER_ID: sellerId } = env;
  const sdk = new AlipaySdk({
    appId,
    privateKey: env.ALIPAY_PRIVATE_KEY,
    keyType: 'PKCS8',
    alipayPublicKey: env.ALIPAY_PUBLIC_KEY,
    gateway: env.ALIPAY_GATEWAY_URL,
    signType: 'RSA2',
    timeout: 8_000,
  });
  const timestamp = () => wallTime.format(clock.now());

  return {
    method: 'alipay',
    sandbox: false,
    async begin({ orderNo, fen, subject, returnTo }) {
      return sdk.pageExecute('alipay.trade.page.pay', 'GET', {
        timestamp: timestamp(),
        notifyUrl: notificationAddress(env, 'alipay'),
        returnUrl: returnTo,
        bizContent: {
          outTradeNo: orderNo,
          productCode: 'FAST_INSTANT_TRADE_PAY',
          totalAmount: yuanOf(fen),
          subject,
          sellerId,
          timeExpire: wallTime.format(clock.now().getTime() + payable),
        },
      });
    },
    read(form: Form) {
      // Alipay's older signature (SHA-1) is not taken, whatever the form says of itself.
      if (form.sign_type !== 'RSA2' || !sdk.checkNotifySignV2(form)) return null;
      if (form.app_id !== appId || form.seller_id !== sellerId) return null;
      return tradeOf(form.out_trade_no, form.trade_no, form.total_amount, form.trade_status);
    },
    async ask(orderNo) {
      const given = { timestamp: timestamp(), bizContent: { outTradeNo: orderNo } };
      const told = await sdk
        .exec('alipay.trade.query', given, { validateSign: true })
        .catch((error: Error) => {
          throw new GatewaySilent(error);
        });
      if (told.subCode === 'ACQ.TRADE_NOT_EXIST') return null;
      const trade =
        told.code === '10000' && told.outTradeNo === orderNo
          ? tradeOf(orderNo, told.tradeNo, told.totalAmount, told.tradeStatus)
          : null;
      if (!trade) throw new GatewaySilent(`Alipay says ${told.code} ${told.subCode ?? ''}`);
      return trade;
    },
  };
}

function tradeOf(
  orderNo: string | undefined,
  tradeNo: string | undefined,
  amount: string | undefined,
  status: string | undefined,
): Trade | null {
  const fen = fenOf(amount);
  const state = states[status ?? ''];
  if (!orderNo || !tradeNo || fen === null || !state) return null;
  return { orderNo, tradeNo, fen, state };
}
