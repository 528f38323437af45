-- What files of cups call a side that is still to be found: the winner of match 61, the second of group B.
UPDATE team SET undecided = true WHERE source IN ('openfootball', 'worldcup', 'nba') AND name ~* '^([WL]\d{1,3}|[1-4][A-L](/[A-L])*|TB[ACD]|N\.\s?N\.)$';
