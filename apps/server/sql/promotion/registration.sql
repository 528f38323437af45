-- By which channel an account came.
CREATE OR REPLACE VIEW promotion.registration AS
SELECT account_id, channel_id FROM public.channel_registration;
