// Written by bench/complaint/train-classifier.mjs: train again instead of editing.
// What each feature says to the hidden values, and these for none, threat and self_harm.

export const DANGER_NETWORK = `
 qT[_lWlbggmstpbr
#absolute not meant TVHNVSUWQOQTQ]NQ
#absolute>1 RRQKNSTMRPUQPQOV
#anger not meant FSEKQCQQRBPQT[OI
#anger>1 VQHMTJQOSPUWUUMV
#anger>2 RRFOTOWTUUQXVTPR
#anger>3 VQOLSQUWSOU[WUIU
#asks c>PIZB_[_:bacVS_
#boundary not meant QWELSIVZR>NPT^AP
#boundary>1 TQPIRRSTRRRUTSRS
#boundary>2 SNKIUMUNUHQXUVIR
#boundary>3 TQIFTOYRRLUYVZIS
#insult not meant VOIRQNSJOPQQUQVU
#insult>1 ZMGMSWXSWQ[VYQQ^
#insult>2 bMIDQUTSWPXX]TKR
#insult>3 ZRNPVTVTXUXO]LJT
#intense YJJIYQYUYPVYWROX
#irony not meant [CK9cMdjaH]^mZAe
#irony>1 TQOBXWSYZGWTVZLO
#irony>2 ZQNIZV[WYOZ]^^?X
#irony>3 ZSNIXH]][IUeZ]IT
#mortal alone KdA?DJNIKB@PMm?O
#mortal i you LPNSDNKMLUKMGNWT
#mortal you MMQRGQOPRNTSNJMQ
#mortal>1 MXMLKLPKNMMOMXQL
#mortal>2 IZKQHTIIGK>NE_LJ
#mortal>3 XYLJNOGQRIQNHhLM
#pressure not meant MVACI@PQLCMNTQMN
#pressure>1 RLSMONLUVPTLQIRS
#pressure>2 SKSOVURPSNQQVNRR
#question not meant PWLQUSQORQOPMQMO
#question>1 YJRFW?WVUAUbYTS]
#question>2 YEOIWDVVVFUXYTSX
#question>3 ]COHREWYTAUZWQPT
#request not meant UJVMROTSQBRPUNPS
#request>1 SQMRQOSSPQPPQPPR
#request>2 RPIPSRSRRNQNTMRR
#request>3 ROKOPORQTQVNQOQQ
#self_harm not meant XIOI[Vb_^ZQ^ZTT[
#self_harm>1 ?wIN7I4-7OC>AgF8
#self_harm>2 :uEM1L2*3OBABfD2
#self_harm>3 ?yKH5G1.:KE:DjF-
#threat not meant XMPKQQRTVPTMWNMW
#threat>1 EVfe8T4M2dM&.<dH
#threat>2 HXah8a7P9hR02?fP
#threat>3 GMdc7e4O2aQ03>cM
#trouble>2 OTPOPMRPRPQOMRSR
#vague>1 SSXPTKRNWMVROPSQ
#vague>2 VNXOWFYOQNYXVMQR
#violent alone KSOLGXKSSRRJRNMP
#violent i you SJW]KVTHQ_VJQFUO
#violent you SKZSIOQLMUUEICXQ
#violent>1 RKTSKVLNPQRNPLUM
#violent>2 KOVRISMLNSRJSLRN
#violent>3 SWSOX]TRUMMDONPQ
#vulgarity not meant cILLgVfjZAcgcaAb
#vulgarity>1 ZOXXSXULTUS]VKVT
#vulgarity>2 [LWSXV[WUYW[[QQV
#vulgarity>3 UOVNRTUXUUVSSOUS
#words>14 SJPLQFUQSKONNMKQ
#words>22 _F@EVQ[U]EVZZSH_
#words>35 ENWjNTEKNlN>B8qE
#words>4 RQQPRROPRQRPPQPR
#words>8 PROPPNPQPPPOOPQO
*accident body eCSMPQVVbR[W^YRT
*again body J_YdG^KGFXM:FHYK
*again cutting NdSSDZKFIOMDDSZC
*again hit OXehS[OKMcLMJJcJ
*again pain UMScKLNRSbQTSJaL
*again poison OYe^KeLKLaM@JFeL
*again stab FWkTHh?DNWM>LAX@
*beast i ATbfHgPFCcMPGH_H
*beast them MK^bEdBMG]HFIAZ@
*beast will JX__N[MENXLFJLaG
*blood if MdRRGPISGMKFFRQK
*blood me G[JMQMRUNLR?LZFU
*blood my _F><_C^i_>_TXa>e
*blood will GRnjIoIKFoMEDHnE
*blood you KVdfI_GHKgVEHOhI
*body body LQj[JeFGCcO:IFiO
*body break VQ^YP]LES_TNQMVP
*body helpful H[FDOLDMEQMPLQNN
*body henchmen HUS_HdLFQdJKNPZQ
*body hit IZTZLZSFNVILKJZS
*body i LSWVMZLKLRPQIVRI
*body if TLWSKZFGOPKTPQRO
*body life dCGAdDbjfDajeYEm
*body lonely OXQPGZGOHRKRKLTH
*body me RPSNSOTPVOQQXULR
*body mishap fCGF]KU_[K_ebYHc
*body my OXPTIWRTORSTMSQJ
*body not LQRSHLJQOVTTQNJT
*body numbered GZe[LaFFJUIHB@eF
*body over LZQORYPPOXKHTIPR
*body pain RJOEWXcUWIS]]VFW
*body point ETbnHkFQLeEJFHbC
*body swear KRWNNVMRQOTRJTYM
*body them MUWVR[FHMXOMUJSQ
*body tool JWdoD[BHIfNF@De:
*body want ZIaXMVSJM[XLRFVT
*body will TNY_GXEOPXOOUK]G
*body you SQQYFdRQORPFRINN
*body your UEU]APNJMVVGNAXP
*break device k?DAXKijaDegs^Lj
*break game eG?>b<TqO8eZV_Bo
*break helpful hILI^HcacF^gb^Gl
*break henchmen PO[]S[PRORLQKXYT
*break i ZLWNUcJQTPXONPTP
*break me THPQUHVS]S[UXOSR
*break mishap ]FDBWEc^]E_cbXDb
*break my MNZV]_QQQcMNOMTU
*break over ROXedY^XXZ[R[V]X
*break sleep TXDIXPSOQGQU]YFU
*break stairs aIK@VFed[DadhSEV
*break want OR_WWnORTbMXQAWL
*break you PNQRLRNQQRTGNIKN
*burden chores aBELYR_[ZCY^]MHY
*burden eat iAPLiMjofGeedWKj
*burden gone IkEIHQDJJJFEISME
*burden helpful U>WOXKWWU[OWYOQ[
*burden i JXLIWVQRNHNLRbJT
*burden me [MF@WPWZ]DQXUcJb
*burden my QKDKQNNUO>LZJiET
*burden not OSVOZVVWSNKVT_NT
*burden your [JSRUU]aWY^[ZMT^
*car fire DTdfKgIKI_ILJFkE
*choke i OQdcWVUSTZSPQN_R
*choke if MUadRTJXISKDOC[L
*choke my SLWM[SXSYP]OZVPV
*choke not MQ_aSaOOEZQNQHZL
*choke over H_]bJlEGK^HDEC]L
*choke pet JUjaHfPKKaTLIIbH
*choke you KUc[KKNNGYM:NE[E
*choke your GX^bIQHMM_OEIC[H
*chores cutting PWBKMEKUN:NQMfBS
*chores dead EVF@KENIJHLEKSIK
*chores fire SPYVOWPZTZ[U[SVP
*chores kill VDNPURYWXSWSYXPQ
*chores numbered ZEFAWMSXZKWdTLJZ
*chores stalk b>HQdBW_[K^d^R@a
*comfort dead ^DTQaQ^aZLU[^XP]
*comfort pain WRHJ[EZ^QMVTUZHQ
*cook cutting s<87k<oml5ojoi9t
*cook dead g:AFnInkgCkqlaFo
*cook fire ]EVLa_bYYRaZ[_O[
*cook gone dCGDdBgkiFfdh^Fg
*cook poison kE><gCdpd<ljmc8n
*cook stab iA@@dJlsfAjlmh?i
*corpse not EdZPH]KKFTE?DJUD
*corpse will DWhhIYBNDZQHHDaH
*corpse you EbZWHdDEEYEAAHXJ
*cutting cutting Gl_^?U<EBUA9?JTA
*cutting i NbFHGSFQNDKBQ_HL
*cutting me SZXQKKIPOHLUN]IJ
*cutting mishap d6CFVK_k]Rbc[WQ^
*cutting my L]FOERINVLD@OPJK
*cutting not O^PNJJEXJSCDEKRH
*cutting them N[JEQIGJRQNDGRAP
*cutting will WIQcP^PKPY]QUH_P
*cutting you PXSOJ[J]FLKMKOQM
*cutting your aDSVSNMLVNaRWORV
*dead decided AaNQ8MMF@OD6ATRA
*dead device i?BAoKsqnDmoneDq
*dead farewell CjhdCgFDDgG:GGcB
*dead game ZJ><_I^_W9]^[a8[
*dead helpful QJMONK]XNQQS^MXN
*dead i IaQRNMREHKMFMZPF
*dead joke l7DBhKdkbDpjj]He
*dead lonely JTJPSSYQVGOORcMQ
*dead over EWb]POIJB[PGMKPK
*dead pet e@MMgLaU[NZk[TKd
*dead place c?LDcJco[Effe]H_
*dead sleep KURGGNQJGTQRDORM
*dead want FdWMHKFHDOLIHRW:
*dead you YCXTPTP[Q[]ORNYZ
*dead your _BRSYVbU]Yc]ZPL_
*decided farewell e@BKbObfeIfafeFi
*decided fire IaVdIaMFINKGGFaH
*decided life FgTYBMBDEYG>:IEB
*decided pills AuUVEHDBJVC?EPRI
*decided self Fl@BHOCGAGC?FlDF
*device fire aJNHUMUYcGVj_b@a
*device life i:FFlGmhfEhmnaDi
*device numbered iKACeKdfeCgdmbDg
*device point ^HOLaL]dZJ]eb^Ee
*device stalk YHRJ]IY_VRT_aVRZ
*eat life g9FFkIcfUH]g]XJV
*eat poison @]_bD_<E:_E>?CbJ
*farewell farewell FoKLCJGEBIB>BcJ@
*farewell my MUQHGKKIOGLPNc?L
*farewell not JROBGDEAI6LTKUIM
*farewell official eDHEbNhjgI^if_Ek
*farewell over JUAFSJJGMDJTKcFG
*farewell them MXTXIMKJTTGIITRK
*fire helpful ^@AGZAeUaA]dd_>]
*fire i LLbcNQMNJZUELOYH
*fire me KQPOQQRSPUMQOPWQ
*fire official cFEAYCd[aM_XiaEg
*fire over _FYZbSXY[P_Q]K]T
*fire sleep FQcaPZHMLSIKEP^B
*fire will TQOSMPJOKGPHQLQT
*fire you RTRVESLMHNWBJGWN
*game hit dEB<NBRcSAcOZ^Ch
*game kill cMD>dFda]GaadcHe
*game point eEIHdPhh]Jeff^Ki
*gone i IXUIKLQLMPHKPXQJ
*gone life KVSOFONHJWJNKYTN
*gone me LVAANHNPV9OKQgEN
*gone moving XBEMWVaUZSOQ[]LZ
*gone not K_SKLOJJKSKGKVPG
*gone you MSPNFLIQOJMHDV:N
*gone your aCKMZJU]UJTaXXAP
*helpful hit QOUS]DRaXURWSSVV
*helpful pills [>BFZM[QZH[^WgFO
*helpful point bDLNWIU]WSW^ZNYf
*helpful poison jH>BlFirf8goic@j
*helpful stalk DTRZFXEMGEEFEMQI
*helpful wakeup _EMM^LZYTIT^cYJb
*helpful weapon JVONRGLWKAFPGdLC
*hit i VNLWBZHRLRZINGSR
*hit if IdUSOZPPOMOOJWPK
*hit me OPPPMJQORKNORTLP
*hit moving JHY]IIKNPaMHKK^F
*hit my MRU[U]LOMQJQJKYP
*hit not NN[_GBKFPdNLNH]R
*hit swear E^aaHhONRgJKOOZG
*hit them PXQ[NZQPOVMSPTPJ
*hit will RMX_JXFQKWVOINTP
*hit you [GW[USPPQSWSLNUM
*hit your TOUVOVORORUKQJXV
*hospital i [LOHPUYSZPZZYSPU
*hospital if IKnnC^IIHgMEADg>
*hospital not ZAYRN^RX]bZYcSNT
*hospital numbered M]ofL^FFAiJCGHcF
*hospital will FRfm<c<:@dI>:<f>
*hospital you LScf>aA<CgJBAAj?
*i kill MYUZMTPQNXONIXOK
*i life JZPQISMEKLMKHWNQ
*i numbered SKFJUMTZTEKMSUMS
*i pain NSSWPGSPNXPRVOSR
*i pills C^QH:BDKHJHHGVR?
*i point KWOVKXOPMULKGQML
*i poison NLccRXNHJ[JGKMUL
*i self LhSTF@EGFPHDGTLL
*i stab PO_cMbCILTWAOIUQ
*i stalk VMYWOXQOQSTRRN[M
*i suicide IcFLGGKEGHNLHhDF
*i wakeup MXXTM]GNNOMSI[MN
*i weapon NO^_DU?EL^K9:@[E
*idiom_for kill jD@Dk?gkhEjllbCg
*idiom_for self dAIKeKbhcMcdeWKc
*if kill SWa[ObMMPPMMLPPJ
*if life TQAGLBNSSEQQIRBW
*if regret WQFI_5VVVBUb[ZEd
*if self KRABTMORLDKIObHK
*if stab JiUWB_DREYDDGLR@
*if wakeup H[ZZKMBJHYJBAKZB
*joke kill _J:@aH^m]AU]gl@a
*kill me QWDHV?[RTEMR^[DP
*kill mishap l7BAaGligChqf_@n
*kill over O^B>IDHVL9MIJb<M
*kill pest mF@7fIhleAfipe>k
*kill place SMGC]HdX]IVaWd?Z
*kill reported eGABfCgnfDhhigDi
*kill want @jMKLIOIFCECI[AA
*kill you RRXXRcXSPWVNSUQT
*life lonely PMZOLTYHKXQWST[L
*life me HYAFJEISFFLRL[FL
*life moving W>QUPRZFPhIVYMWe
*life my SDSGPQVTQPWaPTIX
*life not N^KOMKNNNRJDJWPK
*life numbered G^jlC^?B@jL8A:h>
*life official XC@<bF[dX<U^Zb?g
*life over EdU[ISCFGUMFFZTB
*life point IlZVKRFAJXKDJYOF
*life regret Jda[DjFFC]H?>HeB
*life swear UPWZNRCGJSI@G<UK
*life them PUPTIQNCNMNSFNQP
*life will PNXaRaKKM^PQMP[M
*life you XDRWZZWUXYVYTF^Z
*life your a<]WYXZ^[]aXTQUe
*lonely pain LZFEPFLGIGQLJ^HK
*lonely stalk ONdXQdNSHYTHKJVL
*me numbered BZYRDXFIH]IGDRSC
*me pain HTJMQUUHUKESSYFM
*me point H_FPKPROOAJLG]IG
*me self DbPSGR9BKRH<CbR@
*me stalk K[?KQHSRNFIQQiFK
*me wakeup IcOLJJKMNLONFXIK
*me weapon FVUS?PEHD9OBGGVP
*mishap stab k8FEkJnpqGjnoaEo
*moving numbered OTGHNHLVQMOLMLHT
*moving point ^IFGeMbmcIbdfaI]
*my pills ^K8BZOUSQCbddmDY
*my wakeup YHADRJR_WDT^ZcAZ
*not pain QGHKSBSQRLPQOQJV
*not point P_INMONOKLPLGcGN
*not regret MSVUWVGPNURTTMWM
*not self LZVUKSLGMRLGG^RE
*not stalk MUPSNPHPLXMLJOVP
*not wakeup JeQKFQGMJLKIIbKL
*numbered official [W>BVFINTBXUS[RP
*numbered over RGcaFjGLP[VKBJeF
*numbered pet EZdfHgEMEdIH>Ga>
*numbered stairs iCDDlFjnhGifmgFj
*numbered them OUU]N[KDSYQESE[T
*numbered you MOQWOSNTNPQNLKTL
*numbered your GMY_H_IKQRJ?JB^E
*official weapon PV_^MVILQ]JEDH]E
*over pills LiJHHLGQNGHDKZFK
*over suicide FtRQIP@KJLJCBhMH
*pain regret FZppJsGJGrEC:Eq<
*pain will XI[_PPHQM][QSG]X
*pain you XMSWWOPUSZUO]NXW
*pills pills IiE@HG<AC?H>@hDE
*pills them KW?>JFNUKAKVOdGG
*pills your J_SYJNJKFVFHFGTF
*point point N_HKOOEILDKHNfJQ
*point them WNQ^QWRYQfSSQIXT
*point will ZGROYRTSYQ][dYW^
*point you QJLXQ]NMQYOULGXK
*point your ]HLO]]ZWXSVbWRPf
*poison will FRacHbEI@cDKBKjA
*poison you XSLRLMSQSKSHTJOY
*poison your IVdVAP?CH[PHC@VF
*regret will PER[QSHKHYVTPESY
*reported stab fE@AaE^ieEfbicFc
*self will K^YUHGEHHTHBBNPA
*sleep stalk PSdZMbTSMeLKMRfJ
*stab them UGPZT[TM[XUUTKYO
*stab will UMXXTRDUL]OLJIXO
*stab you IY[_MbLJK_RINIaK
*stalk them QM?NTBTQYIQ^YZNU
*stalk want VQZXVTVZW[TTUXUT
*stalk weapon BZndEhBHDdH?CDg>
*stalk your QO^VNRLTKPKJNKVO
*them weapon HTVWDKIXN^UHGH_K
*wakeup want NaCGJMNOLKPNPgFQ
*wakeup you VJbgSWNLR_WQIE[Q
*wakeup your XDLYST^[U[]U^KVS
*weapon you GS]bLX?PN]K8G?SK
>again gone ^D@D]KdccCXi]eI[
>again hit OZXXQXOLKXLJLM[K
>blood if hCABaJjfe@bghfAm
>body break JV[]N[IIJbKGHRUK
>body chores bDHJiN_l^Hgbg]Oa
>body device KMb]GXOGI^QJIL^H
>body farewell m?DE]MnqpGljlaBh
>body helpful OPH@SQQSNINOOgHU
>body hit GScaE_GLNdOBQEdK
>body if JfSSEYDKMQIGJPTL
>body lonely ZRLEUKWaSF[[]UG]
>body moving bIPCUCVUb@YVRTCX
>body my PIWMPSXNWQ[[ZIKS
>body you KTTPBTLNO[JBSLRQ
>body your UJSXDRFNSZXHRMYW
>break body SLTUQYMGSRUOPQUR
>break chores bGBDkChoi?glgfCl
>break device [JGJ]I]Z[HZag]K^
>break game iC65X?Zh[9g[e^5o
>break helpful fGHBdKeicDcjgbFh
>break me dETHPV]U^N_Z]VS[
>break my dJVW^WaPTKW]PM[Y
>break stairs ]JCAaIbafA]f[ZAf
>break you SNWYNOGFPUQOSXRO
>burden chores YKOK[OVWWLW^TLOR
>burden me OSJMTJRTQIMOOaHQ
>burden not PZEFWR[WQHRUOcLP
>burden them WYRUPFPRMXUTRPYS
>chores numbered YLJDaLcb[BZd^dFb
>chores point bGIEaJcdaA_fa_El
>chores stalk dEEChEemi>dcjcFg
>cook dead h>CBhHhgjDhlmd?l
>cook gone dHHFfGfqbL_cf[Jc
>cook poison jJD?aJaiYDebf]Dh
>cutting again DlMFIVILIFHEDUG@
>cutting body _:JLGPQEXOWPYOP]
>cutting cook k@@Al>lzp?ksnd@t
>cutting cutting >oXY<S899SA57DU<
>cutting device oEBHfBdeiCgglbAk
>cutting i P[CDNOMJHANHNY<G
>cutting my TX9FMDVJULPUKV>W
>cutting you OYVMRIPLSHRNQaOP
>dead comfort ]FCHYLbb^EZb^eG[
>dead game i@>BeDjlf@lhg_@p
>dead helpful nCEPhJnseMhkkdM^
>dead joke g9@?fJekd@iif[Cc
>dead you ]DQP[IZ[YU[]^SXd
>dead your ^9PM_Wjj^OjjhdN_
>decided dead @mRQBL9C@XE5EVS<
>decided life K]TaASCGEWJA@GY?
>decided pills CuDIEQCDAFI@DgGD
>device body iGFD]AildAeic^Cf
>device dead hEFEdIgjbHfklcHi
>device fire TSA@[E[aXCQ^afEX
>eat poison AaXVFZAHFRH?GMVB
>farewell i NXQEDJDNI@PLIPUF
>farewell if ^CGDPPPfPIKdXfFR
>farewell my BjFPET@AHKGHAbHD
>farewell over IZCJLK@FDJAIFXFK
>farewell them BXVTKSAOJLGIGRQG
>farewell want V@IJbUR^UNV]c[Ka
>farewell your XPY[O^IMR]NVUMYL
>fire body eMEFSKUcVDcN_WAf
>fire chores ZPGH^P_nXKbi]XCd
>fire device eF>AaEfedD^heg?k
>fire fire F]YTFcBJL[GCFNOF
>fire i QPWZJOJNKPXLNNYS
>fire moving lDGCdEjhbBjdbbAe
>fire not YFXWUZWWVbZUZN^]
>fire sleep E]WcDeHFD_GDBI_B
>fire you ITh^MbKIH[LLJIXF
>fire your QZT]KJDOIOSAMKXF
>gone i MaOPLRLTPHHKP[HL
>gone if f6SMVOY_aObhYVOZ
>gone my dAHEdCbZcEX_cYFh
>gone not DdLOPQHTJPGGPbJJ
>gone sleep BcOSHMKQDS?GGQNH
>gone your cDHGTL^fYIacb_Lb
>helpful body _SEDbK]_aHTbZeNc
>helpful break YIKQUGTfaE^^XZMW
>helpful fire hFA?fJ_ieE_sjfFn
>helpful hit fFABg@mfg>jjp_Ai
>helpful numbered TLJS^NPPRTVRWTYO
>helpful pills aEHJgMge^J[iicJo
>helpful stab cFKRfYi_aP^Y_YNd
>helpful stalk EXVXCbHEIRDEALEG
>helpful weapon LO9>SHOa]AUPXa>W
>henchmen life eD?DgPjk^Abce[>n
>hit body JWJNFWPHNPDMOROL
>hit decided bEPFcKf]YEa^e_Da
>hit game pF68W@Wii7kYff7o
>hit helpful [KFN^?[_]E[X_YFd
>hit i NQYWLYMUNUSMKMXP
>hit me XC@F]A__ZBZZU_5Z
>hit not LR[[JXQOG]INEIVF
>hit official dI?@cDbhh?eee^Ek
>hit sleep UPD9_L[^SBVa]e:W
>hit swear J]geJfKIKgFJAO_E
>hit them TRZeU_SIL[RFMPdI
>hit you [LUUKIUNNU[GLHVK
>hospital you LRWWIVRHJ_JJKJ]F
>i body QLV]PTTITUOTSYSK
>i break QT[eHRAVEYSDHOYN
>i burden EYGEUBHCDFDJCfDN
>i choke SPZaSeNUS^URUSVR
>i cutting OYAAKPHLMBSJQbFM
>i dead JgMPGSKOGGHGHdIG
>i farewell NURIMI@GHGRUOUMM
>i fire CRa^SYNPOePBRQb?
>i gone GWNPNQTRKOFJQXML
>i hit LWSVJKFSHOIAGNLI
>i kill OUXXLaRQPZQOPNZI
>i life NWGENOQIQCGRMfJQ
>i numbered TQHEYMVaXAR^SiLK
>i pain OaSOIKOUOOKPPXRM
>i pills DdPR@JCCDNED@VMC
>i poison GS[cOZJHIYILQGVL
>i self R]IQIGJKKKJGM]MM
>i stab ORc]FbIJKaNFNG]I
>i stalk XDZcRUQOS_UWWGXP
>i suicide HuDJHMC@@HJBBiKC
>i wakeup L]NRJSIEMOHGJZOM
>i weapon F]cgGc@AJfJ:BCh:
>idiom_for kill kACGiDhmiHjip[Hg
>if blood Bq[YAVA><V@67OWC
>if body YLUVYOUTWJXXTKTT
>if corpse >mSIIUEOFKGDBNNA
>if cutting g<LLbQacdKi_bcLf
>if dead BxPNIIFDDPD?A[E?
>if gone SeK9PNMSPBQJUdPL
>if kill LjNHHSLLODHKN]GP
>if life PWC@WIO]QASTTkAV
>if pain 7ga]AfAA>]??7RV<
>if point a?RKU]W[]MhW[NS^
>if wakeup HbLVNSGLBSJ?CJY>
>kill cook fGGEbCjkf?cgg[Dh
>kill game dF<@a?_hb?^ccfB_
>kill i VRZaS[KQOZPHIJcL
>kill if ZD[^UWQWPT_VSOaK
>kill joke UNHEWFZ^^FT^b^EY
>kill lonely Fdmk@dDD?gE<BNfD
>kill over EaEDGKENE?KGEcBD
>kill pest bGF@pFekbBingbEq
>kill you TBUXS[YT^ZaUUQYV
>life chores eGHMlF_k_C_nfYDe
>life henchmen fDKLcLfdgIcgdaKf
>life i IWZXELPILWNKHPTQ
>life not O]LMISGJPONLKUKG
>life you VSLMSYaWZGRWRZRS
>life your bJH@_Qc]WOZb]aFb
>lonely body KOXfBgAGKdJC@Ej9
>me body ZLIBUIVWTIR_XWKZ
>me corpse UU8>MCOX@BPJNb?Y
>me cutting WLKET@UWT?SV[[@Q
>me dead RSODTPRUUQUVWaKQ
>me farewell MP@EQJQPTENZKeCP
>me fire HWDCHJRRIGJIO[LH
>me kill QVGC]LOITBKSMfFH
>me life Q^?FIIJEIBMJKVAL
>me numbered FRIAKNJLIFKPMaBI
>me stalk GXC?THFKKANSNfCL
>me wakeup P]NQJFGOMLPOGWNQ
>mishap body hH98eEiqh4cngo9f
>mishap break eI@DdJbfaAdca]Be
>mishap kill f4IHmKjZhGelk]Lo
>moving gone UQLRXOWTUOSWb[NU
>my body PZONRLUPQHRZP[KK
>my dead XLTKZYUQaSY]XVT^
>my farewell PPAF@LOSMBJXOgDO
>my fire EZMXKKONESGJFYGG
>my kill aCTZhQWO[cf^bQYX
>my numbered H^VRJNDPKRBGDPNF
>my stalk MY9:WGU^Q7LUOd:Q
>my weapon TGVaBJKGJQWEQ>WJ
>not burden [U[VQPN]TYUNVY[R
>not dead NL:DPFPVN<QUSb@Z
>not farewell _FU@QFWTZ@b[^TTc
>not fire H9DDRDSaW<R[Q]KU
>not hit S<E@P@V]V<KYPT@Y
>not kill YLB9dFg^]A]alm<d
>not life F]NNTNPOLPMJOTNL
>not pills f8OHgJlecOdpi[Nh
>not point S^?9LRTRR<JLPrCP
>not stab aGFQ[I[oUL]T]aIU
>not wakeup NkLIJQHJIGIGHiKK
>not weapon ]P74WDWjd9TbVm6]
>numbered chores aCAAgMfheE_jfdDs
>numbered i VDQFZY[XPHQa]TL]
>numbered moving NVEBTH]fQCMURdDP
>numbered my ^MPPKgOUI[XJOE^H
>over body TF_^S[VUS^UZUIdU
>over fire c?GBbHed^Eech]F_
>over gone _FDGaHefYMY[bVL^
>over hit dDGHcVZa_H[Y__L]
>over life N[LVLVIGLOJHIWKE
>pain body e3NJaQqn]HfhoTJi
>pain comfort ^CEBdLYYZJa[dZDd
>pain if ]N@9fIWc[8Y]Xj?^
>pain lonely EaABNIFCD?HHLdAH
>pain not WBUDSPPNUKUWSURO
>pain will XJ@H_K^^XO[e]aHa
>pain you [KQMYT[cVKRWY_LT
>pain your Z?CC[K]hZGbf_]Jb
>pet body UONPPNX_^ESb^ZHY
>pills helpful ]JLLXPaVhJ]egYJZ
>pills pills IfIHAV?@@HEA<bJF
>pills your @n_OEX>FATE@?K_>
>point chores f?IEdIhbbBeeeYHg
>point life HvTMEOCAFIF?BgNC
>point me LaD?IDVTLBKLHbAG
>point you NTcdOQKRPbKOKFcG
>poison eat CTdeBZBG>bJCDE_I
>poison them ]MKJUMYLSCbVXUQe
>poison your LTb_IUGEKZPJJB[I
>regret if WKICW?ZYY6RdUMAf
>regret life GYjhHeEGEdKDFBfB
>regret not XO^UMQPWP_SPPPUR
>reported hit bG9I^H[jTGb^dZO^
>reported kill aJHFeK_kcJa_bbGd
>sleep dead CoZZDD?B:[D<?NUB
>sleep fire HVf]OdFKUeTOLNeH
>sleep wakeup CmiZIaCNIXGDCQYD
>stab body _IMXLVNIZLXYUVQ^
>stab cook gKCFfGbebF]lj_De
>stalk again ^CSKSXaYZH]XbQG_
>stalk chores UCZTWHUTUYWRZNJU
>stalk device hJDCeI_kcCcdcaDZ
>stalk me EhIGLNOHOOHELZGK
>stalk my [FLZ^TWgTUXYUUU^
>stalk not RW@DTJSTOFVSUYBR
>stalk you PQS[T^OBVbQSOKXJ
>stalk your MTZYPUNJLTRQRGZP
>them body LV^XHXGIH_IIKGYM
>them break NRiVJYIMIW?FDE^I
>them burden ZIVNWP[W]PZdXWSX
>them farewell j9KGZXe]fPdsk^Mo
>them weapon HVXSCTKOJSPHBBWE
>tool body BXnqFn:@BoE<9<j8
>wakeup again VMB<WBXa_BcXYiA]
>wakeup over _CHP]QcZYHZe_XSg
>wakeup you ZGGKUI]Y[DLWS[JU
>wakeup your ^EHM_Fcf]Jcda[He
>want dead Fe]XDP@N>PH:EX^C
>want life NZ[XWVQWRUOUMfUI
>want wakeup IpGJ?JFAIED>FiEI
>weapon i [KLJNIRZ[N^SWVRZ
>weapon not L]cgKjCLIeMDCFdD
>weapon you BcdZIbHDGTD@>MU?
>will blood DUuvHmGHBqED@CnE
>will break NRQMSMJYKKWNLJSN
>will fire WNUXMXHMMNWHSOZQ
>will life JYgbJgIPG[KAKLVD
>will pain XD]dP[QNKZZSWFaT
>will poison SQd^NeOKJaHRMPd?
>will regret LKWXU]IDRWOO]HSW
>will stab RN_aVeOQSZSUPNZR
>you blood LSjcLhLPNfRLILkL
>you body RNUWBQJNJWQHTFUP
>you choke JZdbGbOJC^GEFEUI
>you corpse JV[[HjDEAYH>CFWD
>you cutting RTUKG[JQKMWMJP]R
>you dead OEdYObKNQZYLQEaR
>you fire ^LEMKQNSTK[LTGUY
>you gone JVCHGN?MNFOHAMDP
>you hit ZPWaMZLONYRJKOTN
>you hospital TSRYIPD@HVVM>AYL
>you kill SIQVMbNWORVKUNUT
>you life QKYUN]MSTZTLQH^S
>you pain OXicQWKPQbQELDaN
>you stab D^fdIaKFL^KIEE]G
>you stalk L]K[IKFCLUL<LMRG
>you wakeup NPdgRdQPOgUHOIiN
>you weapon RRM]HXEUMUVCNAbM
>your body RL]^@YJFK^OBN>XN
>your choke EYjgHSCFBYCCAIdB
>your life SJ^UWTRSOd[PNN^U
>your numbered I^if?g?<LaG>GHdD
>your point WHN^TRR^YYZSSTWW
>your stalk LX^]IcHQTWGFFH[H
^accident RMab>R@JHYOAGHXM
^again SRSUORSLRSPPPMRS
^beast PMQZOYPHPXVKTIZM
^blood IU[WJUHRJZUCJR]O
^body QNTQERNKRVVSSMRL
^break WFTRPSLPWSWJTNUS
^burden LYITMQKTMPJOOWJS
^car HV]ZIHJMNZMEIH]J
^choke OK][TSSOTWUTYJ[N
^chores WPJRWLUWTQTVSSRX
^cook VIRNOULRSPVSZULU
^cutting NZNQGREKLSNFHUPR
^dead MZSRUQRTQNRSTWLQ
^decided IaQR@MKMFLKEHTTJ
^device QQOISNPTYKTPVTPS
^eat SLMXGHRQOWXIQMVK
^farewell H]QMDP@ILLKOFTPG
^fire PL]WJNQLMHYCUHWO
^game [C>?LEU]Y<]NPTJ[
^helpful RNRKSQVTTTQXURNU
^henchmen ^D^POURLN]PLTFYQ
^hit YNRUMTMNSVVLQHSU
^hospital QPW_9MGIScVMIE^B
^i MSPMQOROPMPNOVRO
^idiom_for d<D<XBcccO_da]Ha
^if SNQROSMMUWSPNLSQ
^joke ^?FDN?PUQC_WaRH[
^kin c?UXSVVOUSaUVHST
^life MZHMMWOQNMJQNYOO
^lonely RTNSRORQPQRNPROL
^me OZMJQHPTQMKPN[NQ
^medical SMPURLOUSMXUYRRJ
^mishap RJXWPAMRNQRSTNWR
^moving RMVOUMTQTNSWUSNR
^my QPPPYQRUTNQWRWPS
^not NUSPPKQLQOOPPUQP
^numbered KTVUOVNQOSMHLOLF
^official RJLKVOWLQJTSWNLY
^over NZMMQPPPOOLOSaOL
^pain SWTVMKKPPRSPMULM
^pest VFOSIETWRW^TXNP[
^pet WHWaIYPFO]WQMCWN
^pills LONMDIHHLCJYLbL@
^place EeLLJPMKJMJKG^HF
^point PXKQOUMPOULPJQML
^poison ZIWPILIFOUTHSDYW
^push TPWVRXOOV^PRSMUT
^reported [8LERKHITMZTROPU
^self PWQOIKKHGMMHHfEM
^shock NNWWISILMXQKLL[O
^stab VPZ[OULQMZYJVKXQ
^stairs TPUXKNPPNSOHOOUN
^stalk SPTVQ]WHPUTIQNQR
^suicide FcJECNH9MDIOHnEJ
^swear SNY]TXQLNVOQQKTM
^tool NVY]MJKQP[NELHbG
^wakeup N]UWN^DHNULMH[VJ
^want IcPOQJMLKNMON[RL
^weapon NRXXHMBRPURDFGXM
^will NRTTLSENLVNONLSO
^you THURRORMPVSLNFTP
^your _?[[RQVPQV]KSCXR
de:ab VDVWYPNT[NY_[TRZ
de:abend* p<A@kEmymBlujb?k
de:abends mC@BkLkuiEjokhCf
de:aber cAFJ_IgZXGdgebDc
de:abfluss eEH>iGfe^GchobBf
de:abges* bGBXSR^QWRbf^V?b
de:allei* PPOUFMGKLTWCKHWI
de:allein JS[WHHJIGZOCGDWI
de:alles J_?3VESUN8OQRv7O
de:als TQTAYJW[QGNYT_7U
de:als ich hC?GiPhmfGaonfDh
de:alter YEOM[RfdWK]b_cG[
de:am freitag cECFcLfhaD_gf^Hc
de:an den NV?>REVSR@PNOkAM
de:an du iEA>jIhlh?gjmf?l
de:an mir f@JIdOmhcHhckbJb
de:anderen j?KGcNmqoEcpdcCj
de:ansch* eKHG_N[faEeccbIf
de:antwo* dDGCcHducG^leaDf
de:arbei* THGLTOVa[QQVaYL^
de:arbeiten ^HIIbHan]H_^_]Hf
de:auch STMFOLOOQHOZVZIM
de:auf JURSOVQUQKNPPRIP
de:auf . balkon eJEDeGejeDbcdZBm
de:auf dich TLXTGUPKPTUSUFaR
de:aufge* UPHGTORPPEQWKd?X
de:aus YQPVRPUURSITNNQT
de:aus . bad ^EBD]M]laK[^caF]
de:aus meinem gBEAjJiegBkjgfAh
de:ausge* YJSTUTRVOWT]SSUV
de:ausre* jIMIdJdedKcfc^If
de:ausreden _IJMbNZbaH]__XI[
de:bad [JOJ]Q]bWL]^[XSY
de:bald @hQXFR?B?N?BEPK<
de:bei UMHPYOXaVHZ^VRGW
de:bei dem cHLJbKeh[DdceZJb
de:bei euch eEGI^Mdo^FYigYEf
de:bei mir UMUS[G[TSFRUW]TW
de:beim ^?MPUNZjcSf^iYLY
de:beim nachsten LSddK[ISEdPGNIWF
de:bekom* fFCGbJ^keIfeabDc
de:bekommen fHFG_LdofDfmhaFf
de:benut* dFIHaR]_]Laci[Yb
de:benutzt gICHiMfpeFhige?k
de:besch* TXGGWOUaVER[UkDX
de:bescheid bIJIhKhjaIahfYNe
de:besse* RYH@VNOVUFQNZa?M
de:besuch ZMYTUVVWY]XZQOWV
de:bevor YEHDYXYeYCbTT[GZ
de:bevor du aAAF[V]lXPW_X[HZ
de:bin JXJDKNSNOGQURYEL
de:bin . nicht g9OLiLgidKcliYIj
de:bin ich QS?EQDXbZ<MZYr?S
de:bin nicht ^QSW[^YeOQYZ]YQ]
de:bis funf _JIF]NcgdK_g^VHa
de:bis sonntag bDDG]Mfm_Cbdb^Dg
de:bis zum eEAAhFlj[FfghcBe
de:bist WPRZYSQ^UWQPMLTL
de:bist so _HB?eEfj[Dgd]gFe
de:bitte ]M97dEf[[5ZhceHb
de:bitte . die YCIIbM^ecAhed]Id
de:bitte an dHHGbNjhjFdji_Ch
de:bitte auf aKJJ[Lam[Iech_Hb
de:bitte das aGHMfNdl[Lbhf[Jd
de:bitte nicht RLEGYFZcSDXYReGP
de:bleib* SYFNPFT]OIURT_FS
de:boden QJEHhK^gYKSfXgEX
de:brauc* PWKSOTQULQMVNSNN
de:brauch KRF@JIWbR<PYWi@S
de:brauche lAA?lIolkFnolhIf
de:brauche ich aCDJgJdghIcgn_Cb
de:brauchst >b_qAdCCBfC@?AhA
de:brech >ani@hD@<o?A?Ck9
de:bring Id[Z?ZIODZI@GMUH
de:bring* [GLGXEV_NSeW[QS^
de:bringst cHIFeLekj@lc]YDl
de:bringst du cIMGeQ^laGZaa]Bb
de:bringt [DVJYMMbQWZRRRUS
de:couch cJBCdIfkiDhefaEj
de:da . ich _FICdJYU^CZc_bFd
de:dafur L]ebH[HCLeLHIGbA
de:dahei* ^MFJaPaYZJbSeYOj
de:daheim eONNZT^]YOaXeYQj
de:damit QXKCRNQcQCNTMf?P
de:danac* YOY]POINL^YHQJaJ
de:danach YN^VSMJON[XRSK[O
de:daneben bGDDaJdg_HabdZFg
de:danke NPOPPIONICJRMQPN
de:dann DW]WMWNROPGHGIT<
de:dann . ich aBLS^X]_aRfX^MU^
de:dann ist DbZUIR?DHW@B:QS@
de:darf bJDHgNgq]GchhaDj
de:das TPKQTPURSRRZUUST
de:das . aus bCFAiGkhf?_edXDj
de:das . in _FC@ZKWeZD][^XF[
de:das . mich dFJIhPif^Jcak[Hd
de:das . mir UHIEVJdeVHUfWjB[
de:das . nicht k>EIiOkpoLfhjfLm
de:das . zu dBEFlGhmfIili]Ff
de:das gefuhl fFMIfNflaN_ckZOg
de:das ist HPEG[QQXTDH[OeAR
de:das mit GGdZJVDSLaLIJBfD
de:das wlan [HMObJdd_KZicbJe
de:das wohnzimmer [CJNdOggWJ][abNb
de:dass IUNRWQQRRIGTQeGS
de:dass es Hm^TASCHCUFFB^QD
de:dass ich Oc@<WEWYX>QTUXFW
de:davon bBNKXSbmYI_eiaGa
de:dein TSZYOTLRQZQPQK[R
de:dein zimmer IYXWLGIJMZRRGK]H
de:deine [EY^URQIUX^NUG_V
de:deine . haben gD?AgFfiaDbgfeCc
de:deine . hat hHBDgKfi^Fadib>n
de:deine* XI]aSYPTSbXOSIXR
de:deinem XOXZMLJKOUPQTJTO
de:deinen _JPQ]Sa[^VYXUTQ_
de:deiner WHU[NYLVRdVPVKXR
de:dem . in aHCEaP^b]Ga[b]Fa
de:dem bad ^HGI^N_l]H[ab]J^
de:dem balkon cBGEeFeiaGaci^Ee
de:den QRQKQNWOW<OXTPK^
de:den hund cBMMdP_e_KZbdWH^
de:den ich aELKbKe^cG_eeWLi
de:den mull jECDaGjhaDddgdCf
de:denn VZSUWJQZSIXTSSNL
de:der POSPOOOTLPQTNMPR
de:der . hat eKNJ[NbZTI^_cWFd
de:der . ist WPBBh@abY?YVdYGe
de:der . von fC@AhJfefCdkhcNi
de:der . war g@E?gIbloChjh_Fh
de:der kuche fD@@nDhwi?fomdAn
de:der woche eFAB[PdfcIghbWHd
de:dich QMZ]LNOSMeZFPC^P
de:dich . die HZfjLhFIIeCKBKgA
de:dich an cE<>lHjbi:kimg>n
de:dich beim gE78WIbaZ>jXc]@i
de:die . ab OUabLnMGNcQRQLhK
de:die . am jEDJcNlrhAhkldGl
de:die . hat gDBChFfxcBfmjZCj
de:die . im mCB>eCdj_Demhj?h
de:die . ist gFQOSDXc_Nf]VMQW
de:die . nicht [LZ[W]RQVdXN_OUM
de:die . voll ]KHHaF^h^@[af_Aa
de:die . war kI?:dIdjeBcgke@n
de:die . weg ]CQPeTflaPZcbWMY
de:die . zu jFDHmFmndGfilbDj
de:die ganze eKJL_L_f]Kb_haM_
de:die ich [HIIeI_dfE[eh^H[
de:die kinder XMMMeObf]C]b_aK_
de:die polizei hCBGiMhlmEdiigEi
de:die tur aBFG_JeWlUcjd]Kb
de:diens* QY95RJXZR<XQZU<V
de:dienst fEFHdHgedIcgi[Ic
de:diese SQJKTWWYUF]YPURP
de:dieser XMHHXJ]hUC_[cfE_
de:dieses ZLHAUIYeZ>X_bf7a
de:dir ULUYPQJPO]ZMJIVR
de:dir das QVRZGV?GFXR>@>_F
de:dir die MTZYOZQLL^JDRITN
de:drauf [HZVSTUR[]ZUZUUS
de:drei wochen eBFHkIijfGdedZEi
de:dreim* fABCfKekZGaff^Lh
de:dreimal gBFFdPdoYE]kkcMh
de:dritt* l?DFlLnohDjplfAp
de:dritten aIEEdIfb_Gack_Gc
de:drube* QB]SXPYOPScO_WTW
de:druck* gEIEgJgdeGgedbHe
de:du cESWPSUQRS[MVJTW
de:du . bitte VHMIYNZnXKUg]_LY
de:du . das XP@>XA]XW<V]Yg9[
de:du . dir hHIHQGZdeHiW^QG_
de:du . ein [MLKiS][fGdd]_Kb
de:du . eine iGIB_GbjdFcjgdCg
de:du . mich bIGLWM^Z]OY^]eIX
de:du . mir h@GJeIlh]Encr_Ld
de:du . oder WRJH]HTWVLU[YVIR
de:du . um dEFFZF_j_C[eaaGc
de:du . woche eI7>cKdpaD_d_f<m
de:du bist UCQ^UKTMSTUWNURW
de:du das OSKDQPQMTEJWLZ@M
de:du den fGD@hJjhaDbijaBf
de:du die rG84pCkmj>irol7k
de:du dir cGAA_LameA^mbhH]
de:du hast QJVWRSNUNXMVRUPS
de:du kurz dIFEcL[lTEYehY?d
de:du nicht KRa^J_GOM[NDNH_B
de:du noch XPSYEVGWN^WQNPUQ
de:du um cFJAaMcjaEZba^De
de:du wirst RSe]PWPTOWQHIC_J
de:dusch* YIZMSTZUMMYZ[MQa
de:duschen fELIcNlggJljmdNl
de:eigen* _KOKeRdj_Q]id]H^
de:ein . aus _L@CdEbcbBaacZFj
de:ein bisschen b@@O[Hbr^Mgla^Ie
de:ein neus bFIH_Mdk_Gahd]Hi
de:eine SMOTQNVTWPWSTQQU
de:eine neu UQOQTOUZUSOSV]Oa
de:eine stunde Q@7BXKZhXDL[WjCU
de:einfa* PVB:IIMVOAJQL^FL
de:einfach DaABKLKNJ?FOH_9K
de:einge* [GTNXWYYcU^YYYV^
de:einka* bFLQhIcpaLcff_Mb
de:eins fFDJeOagdGbjdbDc
de:einzi* JaB?NJLVOAMUNg>P
de:einziges mal ^HLL[L]caK][fYK_
de:elf m<FBiGnriCftmeEn
de:erfah* g@BElGjoeDeklcHn
de:erinn* aHCEeHcaeE^ba]Ig
de:erkla* fCDCgJfkdFcmi^Ff
de:erst TQHDXGXXYILZYSGX
de:erzah* dGILaOcodKdfdXMe
de:es PYOQSTQSNOLRMWOO
de:es . wenn iF@CkGjjeDdbihGi
de:es ist XO>4XJU_X>RjTfHU
de:es so ]HEJaJae_KYgdULa
de:essen jFH>bNfeeKik_VMf
de:etwas t>CCsIoznGnu{fAs
de:euch O[MESSQXJEOWPhBQ
de:eur UL_YITMHKdNHKI^L
de:eure kC??iGjsgEhkhkAo
de:euren gAGFhJdhhDffhaEf
de:euro kKI?lIhdfDgpkcCi
de:fahrrad gEB@iMglcAflibHj
de:falls iBM?fNmfhCirkaCh
de:falsc* gEHGeDfkiKcfn]Fg
de:falsch bFKK_IchhL^bjWKc
de:famil* ZLAA[NUVTD[TWgCT
de:familie ]PBBXJ^cUBaVafCZ
de:fast PLA3SGW_Q:OTTm<S
de:finge* FRaeF[DIKbHEEL[G
de:finger weg gKHFcKddeGbbcbKi
de:fotos aHKI^M^jbMb_aWI_
de:frage* WGYUPLFQMZXOTJWM
de:fragen SK^[PLDQM]MHTKXJ
de:frags* ZKNN[O^g]H[_eXQa
de:frau ^DPKZSZdXFXWVTMZ
de:freit* ]DPLZURgZVaajRO]
de:freitag ]HTPWTVTV[_Y[MVY
de:fremd* hHGGnHipdFhnmaFn
de:frisst dJCCdFefg@aficAe
de:fruhs* ^GBIcSh^fM_ge[Na
de:funf m@BCtMp{j>kwnfAm
de:fur OUWTQRSRPLRNQRTN
de:fur die D_TSDFPJHHHGGSOD
de:fur eine eBDIiFef_Fbee^Ce
de:fur einen _EHI_OgbbI_iabEd
de:fur mich TPHATGQTWF]ZVkDU
de:furs UN5>WE_tM<TZVd7Y
de:gang TS??YIhaOBP^VeDW
de:ganze qGJE_LdcdMacdfDe
de:ganze* JUJESOPZLBCRPjGM
de:ganzen LXGAQGQX[DIRWf@I
de:geben d:ADfGce_>ceiaBg
de:gefal* eJCCcMfo_Ccjga@k
de:gefalligst gCHD_NebeHj_geFh
de:gefra* cGKHgMcmeGgjk^Lj
de:gefragt eIJJbMacbF]geYLg
de:gefre* hCLIjPkl_Lbem^Lg
de:gefreut e@IHfOhffJkim]Gd
de:gefuh* _HDF_Q[ZTJW[[^HX
de:gefuhl eAIIfL^ijFeghWHh
de:geh GaOKSYMMNHJLIYKK
de:gehen SSEBWR_YW?TXX]L[
de:geht XJVMZRQZWOOSW[PT
de:geles* cILKhM[d_L[ejZKa
de:gemacht OJDQUTQRTQ]UWQRS
de:gemei* jDCEkKnnpHitsbDr
de:gemeint _ALLdNfaeMbfg]Og
de:genau cB@>[G[a[@^XYWFa
de:gerau* dCDDfGdibGbjf_Ec
de:gesag* [OGG]LcfYDWaXbB_
de:gesagt YPEH[FZaYE[XWcEf
de:gesch* XRPARJ^cKGTaW^NT
de:geschirr _FBEaKcfeIcfcYDa
de:gesic* QMX^IVIRL[XKRHaN
de:geste* QTDMSJOXYKSWLSSU
de:gestern UPIEVFQXTFSZTXKS
de:gesto* gFF@eHelcAjklbDk
de:gestorben iEEEjPepcLdjhaGh
de:gewor* dKJK_P^l_MaccXMc
de:geworden dLLJdMdneI]ffZKe
de:giess* f@CFiFglpDcme]Df
de:ging cDJHbGnjfCfibdEd
de:glaser fJIFeNdhfFcbdaBg
de:gleich PQXOMMMHQPQOMR^P
de:gluck* gHFJbJfqeKdfdaFn
de:gross* [HJJ[FdkbN_chVHc
de:grupp* i@D@gIekgEciebCn
de:gruppe g::>mJnpk@jqoi>p
de:habe LYPULFDFLMNLIUSN
de:habe . den cKAHWJ_fcC_[g[Ed
de:habe . dir eFIFfKcraEajd[D_
de:habe alles BmQG@NC?DFA>BUG@
de:habe es KJE>[K[bZDSeXm>T
de:habe ich hA]^JNJSQPYO_Ibb
de:habe mir VKaaQXHQKWQPNBgN
de:haben XGNXREXRYP]V[^M[
de:habt E_FAMCJCDBKGHc@I
de:haha ]HMMnI_i_Mfdf_Pd
de:halb eA@>lKiug5aqlc?o
de:halbe* cIGKhKchgG[adXGa
de:halte fEEFgLbddHfkdYFe
de:halte* aICEXIS_XH[TSeEY
de:hand ^KaF^]WaVVV]SWRR
de:handw* ^NIHYO]j_H[]b_Ia
de:handwerker _IEM^NbfYB]a^ZMa
de:hange* eFJJnEdgaOcleZOh
de:hangen fBCKpKbkdMfdgZEe
de:hangt LBDDPJMXTDSOKhAP
de:hast XPX]VRTWO]ZZPOWP
de:hast du YIQUXWJVPUVKMT^R
de:hat XFTLNFVSROYZXRQV
de:hat das aJ@FbGdf^Fahf[B_
de:hat die ]E@BbNanbCdfef>e
de:hat jemand _J@IePcpcE^geV9]
de:hat mich d:DFPFTWRPdZWRC^
de:hat mir pD<DoLfnlDjljgEi
de:hatte ^QHA_Ngg]FZa]jC_
de:hatte* ZLFA_Ebe]@gfli<X
de:hattest eMBHbKbi[Ecec]Ac
de:heiss* ]FOPZPabPNaRVVMZ
de:heisst eGFQdQjddO_nlaL^
de:her gBF@bIhdiAngfd@f
de:herd hDD:jMhlf>jjjf@l
de:herr cKBEaKcg]B[idcMg
de:heut MQPaFMB@H_TBJGZI
de:heut nacht Fe_eJbGE@ZHD@FXB
de:heute fruh jABDhGnnfBfkoc@w
de:hier ]BYRZWXUYH[VWQSV
de:hier nicht WKIHdEV[ZNiXZaM[
de:hin TOH<QLYN[KZ]WNL^
de:hinte* ^OGBVLZNSQX^WVOV
de:hinten bJDIbJe[]I[icbIb
de:hintereinander ]KHM]Rag[C]g_]Fb
de:hochz* eGDJkOdhdIbkg[Ip
de:hor N[GHMHRRPESLRkHO
de:hore fDBCcLcjfEciec@h
de:hund ^FVJSKWWZSYV]NTW
de:hunde* fAHFdMaeaJajcbMd
de:ich OUQRROOOROOQQOQM
de:ich . aus jEFCmJmppDmmgaDj
de:ich . bei YGOHaRa^UQWZZ[Ta
de:ich . dem TG[ZRXKZRX]RYNZN
de:ich . dich RO_WFdLLHbXBNCgQ
de:ich . dir ZLUZZQJOMa[SUO[S
de:ich . du nCB?iCmnnBeolc@i
de:ich . eine bJQM^OaaWPbcd]Q]
de:ich . es SRDLL>OUPGOOSXGL
de:ich . fur ZOFE_M[a^GVbZ^H]
de:ich . gern ^MLF]Kcm]CUc_dEo
de:ich . hier cEGLgEjl^FclkcEj
de:ich . im ^@SKaVUfVR^VZ]VY
de:ich . keine _AQRUQab]TcX^RRb
de:ich . mehr UOIFgGZd_HXZecHa
de:ich . meine cFRS]W]idTdjgbSZ
de:ich . mich G]FKIALLHDKOAXIG
de:ich . nicht TNLFTKSTWI[UTQQQ
de:ich . nur XKEBXD[eVAPdZoCV
de:ich am dIGKbNgjaJ_feYHc
de:ich bin XJIHLFXIZQVUUSTV
de:ich die ZFOYKYJLEcMGNIeS
de:ich gern hDJLdMimcKegdVKg
de:ich hatte ]GRFbRbi_Keg^gNc
de:ich kann WRE>UNYZV?WZUjBV
de:ich keine iBLIjKmlkLfeg[Hg
de:ich koche cLJH^L^f[IfedYKf
de:ich konnt aBGKfPfdcJ_kdXKc
de:ich konnte eCD@dHfjcCfah^Dg
de:ich mach O^S_HHJGKYMAKETK
de:ich mag kIGF_NecfGhaeeFc
de:ich mir JdXSORNNLCJFJNDJ
de:ich mit WP[WQPNWOOSMUFZV
de:ich mochte iFJGcLdgaLcc__B^
de:ich muss fECDgImkgCfflaBk
de:ich nicht [C9K]G]WWPY^Y[M[
de:ich noch AfRPFZCCDKGAEMS@
de:ich war TUDDRJLYLALPUe>S
de:ich warte _CG>jLmc^?[jdZFc
de:ich will G]@<GHIRH@EIJj9K
de:ichs GlJEDLJRIAHBE^@F
de:ihm CUOfF_CKC[FHGJVD
de:ihr OaIGRLSXRBMTQjIP
de:ihr habt j:JKhNjlkIdpjVGj
de:ihr mich JeHGGUBGCGKDJaIF
de:im WNS^USTNYW]SURRU
de:im bad hBECnHjmgChumb<l
de:im flur YHPMWSb_PJW]ZZS_
de:im gang aGGFaKdn[J^jfYEe
de:im wohnzimmer aMIKZM[d[K[ff]M_
de:immer WELMTHVVVQYRZVGX
de:immer . ich fIFGcFf^bI^ejcJc
de:immer noch ZOAE^E]cX@RW]hCW
de:immer wenn aNADeHfhcC[migDe
de:in SSURTVQTSQSWVLRN
de:in . gruppe ^CGDcP^h_GXjf_Gg
de:in . kuche WKNRXVZVXNV^_WQW
de:in . zeit dGNIdJejbKY^iZHc
de:in dem g@ECePiebHbfe^Fj
de:in der TROHLRSVPQMZOYNO
de:in die SXRSKYJPKVOLJGMO
de:in dieser iBFBgHkleFgck]Gm
de:ins bad qALFcKdefKeee_Ji
de:inter* nBB@kGfqgEdljhFl
de:ist . du gOFHaIajbBfcfbBe
de:ist . und WHMW^V[ZUL_YZUOW
de:ist der FWOKQSLWSJEOHaHI
de:ist ein bCGQdPac[H_dh^Me
de:ist fur KR^VJNMQMXQFLZYK
de:ist mein o@>HjKexkIfmkaEo
de:ist nicht cCDDiCmtfGndmc9p
de:ist seit h@DLeHdijBfkk_Ej
de:ja RLZ^SYEGNdQJMIXM
de:jede TV97ZBX[W8NaZp6U
de:jedes RGD?cEZUX?TXSqCU
de:jedes mal RD@<QEO^QBOXLaAO
de:jemand [UPDYFTUUN]Y[MT_
de:jemand hat bD@DeJap]BdjebEg
de:jetzt KYEQQGTOUDNXRXNQ
de:jetzt ist _KFK_N[_[CZbb[Ca
de:kam k@ADlKgrbGfilaFj
de:kann ich TJD@iM]d_GWVSfDd
de:kanns* J[ZYQVDOKXFFGKVH
de:kannst HV[ORVLQQTNHMN[I
de:kannst du IPGKRVRaPALLKaBT
de:kaum j?CFiJmmmGjlkeFi
de:kaum noch dHECfDdjeIcfg]Jf
de:kein LLPSXMUaVFRWO]OS
de:kein . mehr aHQSXK^VTO^V^US[
de:keine* LULQSONMOUWLOWVL
de:keinen SQ:G^EVTUCPKTeHX
de:kenne dFAFdJgkhE^jfaFf
de:kinde* m<<>hNmwjFhqrg9q
de:klebe* ZFEC^HadeC_khaGc
de:klebt eEA@gFaceEdfle@e
de:kling* a@RQ^b^VaSZ[YXR]
de:klingt dDIKbIdi_Hahe]Gh
de:klo fFKO]G_jbNd^b^Dl
de:klopa* bIIKeOcg^P__bYL]
de:koche eDH@dRijiGillaEl
de:kochen j?GCgOcogDblkbEh
de:koffe* eLELdL_bcIVdh]Ib
de:komm KTNbJTLMLXQKIJ[O
de:komme gACDfKnpaHeqgbFn
de:komme* ZLP]SOUUZZVPcOZS
de:komms* YHHMnLgc_Jjnl[Sc
de:kommt VUPQW[ScZSXU^RTW
de:kommt der _DIFfIb_dJZg__Oc
de:konne* VYCOTJT_UEPTTdDU
de:konnen TUDIRL]eSHMUT_GN
de:konnen wir cEMIgJclZK_mfXFd
de:konnt ]H?A_D[fc?_^_iD]
de:konnt* ]DUOeDbf_IYba[UY
de:konnte YFSPTC]SbNVT]QS]
de:konntest dADCiDaq^I^ideBe
de:konntest du kFBBjNgpdF[kifCe
de:konntet eEDI_RddcGcdb_Ie
de:konntet ihr aLQOaQbbaJ_^]ZMe
de:kopf KbDBFB@AK@BJGj8J
de:krieg* KNnoHUJLQkKJNBhK
de:kriegst GQdmLhINPbLHJFgO
de:kuche TRVWUTQQYZXTXSZQ
de:kuche* p@:@pHnwpDinrhBr
de:kuhls* REGG]IR[ZBV]]eHY
de:kuhlschrank XJAGfD]aeJVeZiJX
de:kundi* c?HFmLhifCkelYCf
de:kurz [E<H^VYWVGY[SjI[
de:ladek* eFCDeO_caE_fbdMa
de:lange* _GBCeFdaYFXc^fEb
de:langer f?FCnIlrpGgoobJn
de:larm eBILbShmcS^ee^Fb
de:lass mich QQIPGMRQRMLNNbIR
de:lassen T?TNU_TVTWWUTSTY
de:lasst WWD8VJKWM>NTTWFZ
de:lauft dMTJXWdaWPZ][VUW
de:laut kD<AjHmwi9dpohAr
de:laute* e@GIfHbhaFadiYIg
de:leer _<MVVOX[[O]WRSL]
de:leider m@FEhQfk^Aege^Bf
de:leise _I@AiJ]kb<acii@^
de:leise* iI?FhGrm_Bfgmg@k
de:leiser eDGEiFegfEgkjb?i
de:letzt* RVKNHJLPMPRIMH[W
de:leute _DZUPTTUZ]YVWVSQ
de:leute* QV_mJbDOI^TDHC]D
de:lieb KiIKIINVIOGFIbKF
de:lieben dAGJbPcpdGhkhaJk
de:lieber KK[OJLDRLIJHKMZN
de:lufte* iBHDgJdgfAbif]Fg
de:mach . nicht e?LJePgedGiigZHe
de:mach die fBCEdGemiCdjifCc
de:mache ]Q>F^M]_]E^b]eC[
de:mache* MYE@NFTPNBPYPaCK
de:machen RULKQLMRVNQUO]FO
de:machs* fFEDfHfbcB_llbFb
de:machst hDGBdGfkbFcfi_Je
de:machst du _IGFdLbe^Gchg_G_
de:macht mich eELKhMhtcKdidYQb
de:mag JY@BRSRXOCKPPgBT
de:magst _IFC_IXYY?[v_WMc
de:mal PJOTTQPIT^QOHMVM
de:mal den dIJJYJbcVJcdf]Oa
de:mal die aHKH_HdqiGebc]Da
de:man QPWWPSKHPYQKQLWT
de:masch* cGGHgScgjKafcaKi
de:maschine dHFGgMggcEcfedFh
de:mehr PRQMPQPMOPQSPQML
de:mehr . die iEJIbLgdgKbkd_Hm
de:mehr aus i?KJeMdkcHcjfXNe
de:mehr fur j@GHgIfqfJapicJh
de:mehr mit gAFKgObijJili^Ki
de:mein LXOBQSPUSJMPPWPN
de:mein . geht j:KPeJjhiQjjk^Ik
de:meine* SSQKVYWQREQTTUIO
de:meinem zimmer VHKFbXXlXE]XYYFW
de:meinen XNNTT^PSQS[ZTRMR
de:meiner LGRFHSMURMJOJREJ
de:meins eDG@gHckbDbhdbFe
de:mensc* [JE>WDV^WEaX_HOc
de:mensch kEEGfOjoeHhmmdFj
de:merks* EWcgCTCDATDFB?g7
de:mich NWKCRMPQOGNTKZGS
de:mich bitte f>FKdIeqgJckkZEe
de:minut* SJCGRGNVXIYSX]H_
de:mir SVGPVHTTSDMVR_GV
de:mir . das gADBbIjlg@bhgfDi
de:mir . den YFRHfUhnXOhjbSMh
de:mir . es hFIFdQ]hYFakf[Ge
de:mir beim dCIGdNdc_K_fbVJe
de:mir bitte hAIHiNjucH[ombJl
de:mir das h>HGdNbkbJhlnXGm
de:mir den hA@DoLiqlBkmjbBh
de:mir die WT?@^C]hRBTXSoI]
de:mir ist ^OCGeQ[eWE[[[dG^
de:mir reichts f9IMhQjicNdjgXHf
de:mit UKTVUNTORPRSTQVW
de:mit . und lHACjFimbDnhk^@k
de:mit dem UEPWQR^MT[TNTGTQ
de:mit der _Kc^LRNRVYXPTDaQ
de:mit meinem LX:BWJTdPBRQTcFN
de:mit mir JeLSMJLOEFLKGYSG
de:mitta* hFCAeDilf@dhjg?b
de:mitte* [GVR]S[c]UX[]VO_
de:mitternacht [DPM_U_gbN_cY_Oe
de:mittw* eBDFgLdpfEakkdIj
de:mittwoch _HFCcHbibCddfdHb
de:mocht* kAADeJkekHgjcdDg
de:mochte fBDHfOj]aJg_h^Gd
de:mochte ich WMDHYPYb[HZUZYGZ
de:morge* QYTOIJGNLKNMMTMN
de:morgen MSTUNXIOLTMQLRNO
de:morgen fruh E]feC]@FBVGA?DcA
de:morgens _HUSRSOYTP_UZ]MT
de:muss [LBK^OZmZLWakbIU
de:musse* eEBGgKfmfGfjhd<n
de:mussen eEDCcKefaFbfbcDl
de:musst JhDMAFDJDEF>HXJJ
de:musst* cGBEgKfh[AgfhfHg
de:musste aGGHeMhdVHebhbIc
de:na jBAAkJlolEhmmdFm
de:nach . und ^JNSgS_cZSaikcLY
de:nach dem VI85YI_YSAR^]k?X
de:nach der iEC?gOglf@bppiEl
de:nach elf [CDI_IahbH]da^Ee
de:nachm* eIFHeLgg]HadfZDg
de:nachrichten bGELfMgieG]ljbJi
de:nachs* OR[XKGMGKXIGFRWP
de:nachsten PSU^LSOHM]MEKMXD
de:nacht O^VZQPLKLVQONPTO
de:namen c<LLhPjmcJikdWQm
de:nase [JZWQ_IQVZMOPTSN
de:nehme* UIAGWN^WV>UR]]@Y
de:nett fKDGeFaadFceh^?j
de:neun QV@HVGQLQHNPUcDQ
de:neus lBCGhMijgCfif_Cm
de:nicht MURUQTPQRPJOOUOM
de:nicht . an dEHIfMclcJeea]La
de:nicht . du RO:>WHSWU?NLO[7R
de:nicht . mit g?BEiHhrhEdhfbEf
de:nicht kenne ]ELOdEdhYO^Y_ZHa
de:nicht mehr PN]YO]NGLSNLPKQO
de:nichts MSOJOINMNKIXITON
de:nie . du dGDFjJ^ncCgiahIh
de:nie wieder WNFCbA]o_G[[]gCa
de:niema* VUJEWLVe_FR_XjHa
de:nimmst WEB:UFQYM<YWSkB^
de:nimmst du cGEAbHgjcDbimbAf
de:noch die fBE?fFgebAamheCi
de:noch mal fFC<dFcj]@hdja>i
de:nochm* MXacKgJKMcPKJLWN
de:nochmal PUZYKfJDEaPDKNRI
de:norma* eACEgFhncFcgfVEi
de:nur . die jBIFeLcegI[gdbIj
de:ob ich fLD8^QgkiB_caqDb
de:oben XOFL_UZfXIZXXe@Z
de:oder eHWZSYS^ZddV]O]V
de:oder . das ]HGG_JhjgKccmaDb
de:oder . du _JABhI^h[A^eg_Ei
de:ohne NYLOROMTONOUIcFO
de:okay hCDFhLdkbEaml_Af
de:parke* jEFIeIindDfgjaHg
de:party* YFOLcQ]XZLWc^]IZ
de:peinlich aFGEaQbe_?cied@e
de:pfann* dMPT^UWYYR[ZX[KZ
de:pfanne eQQU[PZlXPbcZcKb
de:pizza* cJLKcMak]Lba_^H]
de:platz* gEIDgIhifBglk_Hi
de:platzt hACIiCjpgDfqfc@l
de:prufu* [JECkEa_aE[ba^Ic
de:prufung ZIHJgIdV^J[ac]I^
de:punkt* dKFDcGfd[Fd_d]Df
de:punktlich _GH@cJ_^aD^fgfCh
de:putze* ULFJUIU]KHaQMQFP
de:rede fGBAjPekcCcjhcBj
de:reden YEJKRKXWOJZRTNZP
de:redest cDDDhLbjaEelgW>g
de:reich* ITSMDMFGJCKJJLOK
de:reichts lCHJjOj_aMbio[Hh
de:richt* IY__M[KLNVKLHC]Q
de:riecht nach dHIEeHcngA^gh]Fb
de:ruhe XFd^TNQSSddDUCcU
de:ruhig A_h[<hDL:]G??L[>
de:runte* LYLKQPLXTOPQHXKW
de:sagen bJBGfLgs^DclgfDa
de:sags fLEL^LcaSI][WkIY
de:sags mir i?FLdHmliNjnhYJp
de:sagt F[ECHFMNJ@H>JjAQ
de:satt k@EB_EifjHghicIf
de:saube* _EIGgLenfH]jj_Id
de:sauber aEDEiJdd_CdbjbDi
de:schaf* NR?>MGQYT>OUQf9[
de:schei* [NNR]O[^[PY^_aQ]
de:schim* fGEFcHikcFedk^Gl
de:schla* [QSQLRUPLUXOOMWR
de:schlagzeug fDCIfMYhaFae^]Ag
de:schli* JN[LFTHDHWLIEBYL
de:schluss WVEGTO[]WLTYWiFW
de:schlussel fFQMeTah^QeieYSZ
de:schmarotzer PHIMYRdaUOQRUWQW
de:schno* eDGAdJgki?akjaAk
de:schon wieder iJGCiEgpdDcnlcFj
de:schreib _JHEcLdXdHdahZHh
de:schreibe dCGG[Pbb]HbfgSNc
de:schwe* OTTPPVKQUFTQJ^KO
de:sechs _>M?[N]^^Nec[bOe
de:sein LYMSRNKPMHKSMZSF
de:seinen eBGFgLhheDfkeaEg
de:seit SUG9XFYWREVYTfJY
de:seit . wochen bCKKbM]jUNdYaXIg
de:seit dem eEMK_JflcGgjb[Jk
de:sie PUINYRUYQOQQMWGU
de:sie bitte jEKMdIadaL^b^ZHh
de:siebe* gEAEiJfngDclhcBm
de:sieben nDBAhKllg>enqjFk
de:sind USQKYL[XYIR^WUNZ
de:sind die [IHOeNfl^KaaaZMf
de:so [MZSYZTSYZYQTRXO
de:so . ich g<>@iHnpk?_nkbBm
de:so was bGGEbJejZHcjd_Jl
de:sobal* _IFGeFclbH]hd]Fa
de:sobald _MLKaL^iiLYa^]H_
de:socke* dJDBcMdddB_aa_Hg
de:sofor* _DLGeLchcA^dcZBf
de:sofort ZHIGcG^jaLYedZH_
de:solan* IWebLjHQMcZIFL_D
de:soll KdTVEWHOHPGHHJLL
de:solle* RSDGYEZ_VDZ^XeET
de:sonnt* ^DNMaIV[QJ[cX[IX
de:sonntag SBPB[MUYQM^e][OV
de:spat gACDfRkn_J]oe^Fg
de:sperr DehlF]?CDoFB?Cf8
de:sperr* dNFGeQciaEbi_^Ec
de:spul bDIEbKge^Gbbg_Ee
de:spule hBGJbIijkEakdaIk
de:spulm* _HNI^QecVKYaa]Jc
de:stand* dIDHgGdhdFdeadKb
de:statt WDQNeJ]bVQ^]TVPc
de:steh SXPSOEMMJRNSLMVK
de:stehe* ^HQJVRW_VM[]g^SZ
de:stehen WOJOZSUcXQUWU]PT
de:steht ]KTVUWZZYVXbZKKS
de:stieg* ^MHJ^MkijI^deXIh
de:stink* jG?:lNjxi?dysf7p
de:stinkt eK@DeFenc@]kjbCk
de:strom* hIHIjJecfLdfe]He
de:stuck bKEFeJmohBhhldAg
de:stund* PBYOODNHQPSRTKSL
de:suche* fM>C^Cb_dB_abaDc
de:suchen eH?B^H]a_<gg_U@h
de:tasse dHHDZHcldKc_iiHk
de:tausc* e?HEeMckcLemgXLe
de:teil _KGE^Hcg]DafgZFd
de:telef* hC?CiKhx]FfkjiFn
de:teppi* eLFE_KdmgEhghdHj
de:teppich iJBFdJdc]FcgcbKd
de:termi* dECB^IdlgBbiiZBk
de:tisch ZO@?ZJ^fSFWaca>_
de:tot IZYXOTKPMRJKHQUP
de:trock* fCBAdLfldAdcic@e
de:tromm* dEAIjIah^?egc_<f
de:trotz* h:HFkGgqgFhhfaCp
de:trotzdem j7DHnFkkfKhijcHi
de:uber cASVbZX]]Ua_[VSZ
de:uber mich hFFEeFehfEdehaDg
de:uberall ]?:>_FYZW7^W[LJc
de:uberw* OVCE]GJSS?MOR[<]
de:um VOLHXWWYYNT]cTOT
de:um acht bEIA^JcdiF^ge^Df
de:um funf aIIFaFbgeEd]^]D^
de:um halb ZJIG^LaeWI[de^H[
de:um mitternacht aMGGcL_b[GbZbYEd
de:um sieben cIIFbJfnaGabg^Jf
de:um zwei aIDC^IbmeI[egaDk
de:und OVXRTUTOSTLSNOUN
de:und . habe ]:JOeOe^]Pge_WOd
de:und dann JP_cLWOSO_RKLEZN
de:und der FaRSEXAGEV@AAVM@
de:und die IaVUMGMLKRNGJOOJ
de:und du POWZOGXQRWUHPHVS
de:und ich PTZ^NVNSNWNNOLYO
de:und zwar LU^YLWJLN[JLKJhE
de:ungef* bFBEdKfbaFjbb^Ed
de:uns ZPRTYTWYWSWRXUO^
de:unser gECAeMjodIejgbGi
de:unser* ZG@A]L_f[AYa]fBX
de:unsere ZNCCVKX[XA_WUhCZ
de:unter der mECDfFls_GhimdFi
de:unter* LVhYK[JIK[ODOH_N
de:vater LU]gIZIJDYJBFDcI
de:verda* aCDDgEg{e@dild?g
de:verdammt [IJG[H[gcDZda]B[
de:verge* g?NKZMfhSI]hcaLb
de:vergessen g?RI]LghZJf]cZHc
de:verle* ]DOT_M]_XZhSYMYZ
de:verlo* h@BAhGjjkElnn^Bk
de:versc* XJMNWHQRPTYSYFaS
de:vertr* ZCHNjQ[olSbbbWQY
de:verwa* _IBEdFggbEahhcCk
de:voll aG>:YBWRZOZW]TP^
de:volle* [UBEaK__Z@[aZiDa
de:vom MXNBLAHSJ@PQLYIP
de:von RPUTQWQOWVPUPQYP
de:von . bis cA@:kIbqfF_sr^Dj
de:von deinem jE?DgHf__DadbdGb
de:von der ]HWZRDTaWWTSXQGW
de:von dir dC@FlGemeAcmdc>l
de:von euch gJEKaHaggBagf^Ej
de:von meinem PL__M^LHKZPIOHdG
de:von meiner iFBBhHdl]Gimkc?k
de:vorbei Ea^YGS@@BMHAFCXA
de:vorhe* QR?@WF_aY>Q^Nm<b
de:vorher TQ@:YEWWRDPbOj@^
de:vormi* g:CCbKiwfEcpm_?q
de:wahrend ich i<GHkFoilFhoibEe
de:wand URRLZW^]WVW^a]RP
de:wande* dCDCbMglaEiddbDl
de:wann ]KJMbGU_TT[_SPH^
de:war NWIMPRRORKUQRZKP
de:war . wenn ?^hgAl@IBlCA:FiA
de:war die _DFHfL_m]H_dj^Hb
de:war es I^LGIHCRJGJPRfGL
de:ware hG><kIlngBdrjk@j
de:warst [KFPcLgj^MZiaVOc
de:was . das [HEBiPchbHahi_Cd
de:was ist ]PIKbQeo]NZja[Bc
de:wecke* f@@AeLfhfCakfbFi
de:wecker gECEiOilbEghjcCo
de:weg ZJMNcQab_R]aXUHZ
de:wegen Ge?DR@OTGAIKJWFD
de:weil WK?MSHUWWJPSUUX[
de:weiss SQYPNVMOMXWLOHWJ
de:weiss ich TKA<fL]fW@]]Z_:[
de:welch* MYhgELKLGeMEFDeK
de:wenn NLSVN[QMTWRFMPUK
de:wenn . die bFE?eIbiiAihh]Ed
de:wenn die [OVSW[Y^QVVZSKXR
de:wenn du TGRNUTSQVUYSUZP]
de:wenn ich M]VVNSOTJVONLOWN
de:wenn ihr MaGHKPMLTGHJL^AM
de:wer ]CWWORTVRY[STNYQ
de:wer . die ]MFJaJ_h^EYbg]A^
de:wer hat aEAAjGiseFfondBn
de:wer ist hQBBlNhd[@]fgfAl
de:wicht* aDJGaG_q^GS]c[Ec
de:wider* fCGIbLeleBdjb[Mc
de:wie IUQLVSRQOHNQKZKO
de:wie ein RUE@KBN_K@MTLjAK
de:wiede* SOGETRXUSGRTMcBX
de:wieder LLGFPUMNSJNPNa3W
de:will OZJAHPLHRFOKMaGJ
de:wir ]FVUXF]V[ZdZeNPZ
de:wir die hHFKgMaj_Lhhd[Nb
de:wir haben kGBEfOhr_CcslhGg
de:wir sind bDGDiLilbEdbj_Ef
de:wird es _JJGhLbcbK^_bZHa
de:wird nicht l>C?fHkokFkpofAi
de:wisch* UKOMUWWaXO]X^WQR
de:wisse* ^@GJVI[Q[FaYVJT^
de:wlan bHFDhGhh_EageZHk
de:woand* bIDBbLdedF]oddGi
de:woanders iFFAbMklbCehmcGg
de:woche RYJGRRSPRCJTQ]GR
de:woche* WKRG[EV_RWVSZUTX
de:wochen OU@@XDXkS>TZbjEX
de:wohl UF<TaIQ_TS[XWUNU
de:wohnen [DOPeK]jbHXbcTMb
de:wohnt VODD]P_hZF^pc^?_
de:wohnu* aH[NYJSTSWaVULYU
de:wohnz* eGEBfLesbB^nkdFe
de:wohnzimmer hJFAdIgk_FakkfGe
de:wolle* VTCA[GZ^UCOZVkGY
de:wollt* PU>DTJTfVFQSRmGN
de:wolltest gFFFhOgobG]koa?l
de:wurde nIHBgIfhh?djje?p
de:wusst* dGGHcMbibEeghaB_
de:wut eHFJgKbm]LaejbFg
de:zahlt gHCEhHjjhDbedf@o
de:zeit ZKHBRPZ[Z?TZSdB^
de:zu PZIJROVVS@SWM_KV
de:zu . ich KPkcJgKIQ^TKL<dG
de:zu fragen gBKLjOhghReff^Lm
de:zum YJHRMOQMWV[ObSUP
de:zur b?QH^SbTZL]_c[MW
de:zuruc* [MLD_S[e[@_cb]F^
de:zwar NSZUL]HJQ]PKIHeG
de:zwei fDP_YR^^]Yf^bV_a
de:zwei wochen bEEDfJd^^F_hfWGh
de:zweim* cHLJfKcn[M^ddYNf
de:zweimal eGKKdL_kdIaba[Ma
de:zweit* fAECkMikcGcnlbBl
de:zwisc* f>JQhR]dbPcme_Of
de:zwischen bDOTdU^bhJeff_Sf
de:zwolf fFDBhLevbJjmff?n
en:3 YGLNWQ[bZJ___ZQc
en:4 bHHFeOikfD_dfYEj
en:6 fCXScV_b_PancYM_
en:a ZKMTRHTOSUWTXLQV
en:a . when ^FVNbZd]cO]gcaJc
en:a . with ]HVN]L[NXQZYY]WX
en:a . you ^FCIcJ[bcQ^^cY@j
en:a bit ]DPR[MagYT_X[YDc
en:a few gGIJ_JcedJgfe]Gd
en:a new l>C9lOhpk8fnkhCn
en:about RUMOW<VIQMRNOPPQ
en:about it [L^WNQTQUa]QYLfQ
en:about my ^PDHYJc]YJ^TaW>c
en:about the Qa>ACIOQN?KNFVMC
en:above aHDC^LdjbFbhedCn
en:absol* hFHFbKdogBdlihCi
en:absolutely bCED]HbkaDefgeDd
en:accou* dGGGcJagaFebicJg
en:acros* hBCBfMch[H^hgfAk
en:across ^JEBdQcjdDfigdAd
en:again and MNbcO^IGKgHKL>eL
en:again you e<GCbKiveG^l^]Ge
en:alarm RJBATO]bYEWXUbIR
en:alive JnOQFPGEDGH<@dMC
en:all JYKGNYJGPOPOJWHE
en:all . the e8CAeEkgfHcgjbHh
en:all day UHGIaJ[ogCa[eeJd
en:all night [DOLeSbbYJbocbKc
en:all over ]AKDcMigaCagdbGh
en:alone KH^cDS?A@WTDF:fH
en:always ]<R8cU_e_Ecbd]>_
en:am ZPKK^JcmcFc^[cH[
en:an ^BHQXJag]VafYTO]
en:and NUUQSTQPPRNRPPQO
en:and . be E]a]GdAJK]G@DIWC
en:and . dont KJZVJSHHHX[KHGZL
en:and . it ULPJXQ_URLRXTVRT
en:and . still mE@BeFhglBhmmbEk
en:and . was gAHGePff_Mid_^Qg
en:and . wont BVqoDdFF7kE@B9d@
en:and i RNY_UORXNZLVTLYN
en:and ill UMZRTWVFRXKKMHTR
en:and its YIUSNJSULYSURPTP
en:and my TX9@RKKUR>NLUY<T
en:and the YMRPRSQYQMXQXSPZ
en:and there YIHJXS^mWP[[[VNZ
en:and theres gFCCeKgk_D]aae>h
en:and were fFCEeK_jaB_hh^Ca
en:and youll @UaoNjJPGgFDFIkE
en:angry NXEDKJNRPDOONXEQ
en:anoth* fRC7XH[gY>Zjef>[
en:another TV<:XFXdX<WfZq8Z
en:any RV79YNOZS9TXWkBZ
en:any more NTC@QM^WUBTZ[jB^
en:anyon* TUHFPIVPQDOSRRQQ
en:anyone TJLGSOWWXDXP[ZRR
en:anyone . the ]JENeM[laN]_[VIc
en:anyth* OUDAFFRZS@S^NbHS
en:anything MRBCQKWVR@QYUd@T
en:anyway aQBCbMabbC]fggDi
en:are RQP<ZRWKQVZSXTRX
en:are we aMEJcMdefG_fd[B]
en:are you YOQA^Gc^bG]]bWUd
en:ashtr* dFCGeJ]fdEbjfZEc
en:ask c9LHLNWLVY_VVI]T
en:asked SMABVQX]TD_ZUWIW
en:askin* ZRHGQM[SYESWRj?Y
en:at WDJEOETSSMQ[WOJ_
en:at . end a@MQ]NbkiK^lb]Kc
en:at 2am fIHH[IdiaAa]c[@a
en:at five _FKDeU^UYHabadJZ
en:at midnight cHGCiKhij@_ge_Ck
en:at my RUCCVGVW[@OYTgDY
en:at ten YIGHaJahaGdcb]Cf
en:at the SK@9PR[PWPUUSNKV
en:at work dLIIZN[_VRXWd[P^
en:away ^GOLSH]TUWha]aMU
en:baby PMbaG_NNIbPEJKYL
en:back to aIED^Mak[H]e__Gd
en:bank ^CLOaMadbHYg_TJa
en:bathr* XQJD]TXaUDQYYgCX
en:bathroom TUIDYSVXZIUZWXIa
en:be LVOV@[DGKULEHPQG
en:be . on IVcbJ^POKbNKSCcE
en:be . to L^LUPRLKMCENUULE
en:be a Ie[ZG[JMEYLFALUE
en:be there ^EHEcMch_DgflXHh
en:because you fEDCcK_hmGcdfgCp
en:been . for F]]ZJTLSI_NHIOXI
en:befor* VRKO[NSPUPVSV]E[
en:before aSHNULTUWQYZWSLU
en:before you ULRSTQSZRUU[KOLP
en:behin* PJ][HKPGJ]TIPF_Q
en:behind ND^]GXRTN[UOVG]S
en:behind the ^IFEcGflbC^ifaCl
en:being FbFPKFGPFIGNLcJO
en:betwe* VGKLbSUYVI[]VXOT
en:between VRGJURZdTGSXUXRQ
en:between . and jCIG^KnggFbigdJp
en:bill eD>CkIipdBhijbDk
en:bin d@C:kHmvg:kmqk?n
en:bit aJHLbN]cZKXcZUA_
en:block* aJON^NagkNT_bcHY
en:blood* hJIIdFgcfJ]jhgIc
en:bloody ]OJNXNS[ZGdd^_Ic
en:blue ^FOKfRilfJ_ih]Fb
en:board l:EGpPjpfEppibCp
en:bothe* HZ@<PKLOI@IDNKLE
en:boxes ZJHEcNbf]A^baZAb
en:bring SI[VNNLUPUORNS[O
en:broke bCDGhQfl_Ebfe^Hb
en:build* dICF]Kbic<^ega?]
en:but dAPKcGXdeS]_^YSa
en:but the eEGIcJcjbHdhabDj
en:by TPXUPZQJPUVNPMWR
en:calen* _KKJbKkccHagdWJf
en:calendar ZLBGbKbg^IYgbZGa
en:call MZCDOIPRLCLQKbBH
en:calle* f@LLdIenaJefmZH_
en:called gCHLdNghaHege^Ld
en:calls YCPKWS[fTM[fdOLa
en:came gFGJYMY[SNZVVVKd
en:can UURHVTSXWSRQTWNY
en:can we cAGIbMdvdAdgffCh
en:can you cDC>iHhtaDjmhgDh
en:cant OSJMPHTXRQQJQRNR
en:cant . it XPAF[SZbNDNUOjCP
en:ceili* ^LIJ^Qa_^G_fh[Ih
en:ceiling cFFFbR_c^C[hgZAe
en:chanc* _JFMaI]kdIdcc^Cf
en:chance YKRKZM_^XLa^^^Me
en:chang* aALHdKcn^H]ie^Gd
en:change _HIG]J[d[G_ee[I[
en:changed VELGcMcj[HXe]]Ib
en:charg* iKA<iJhjfAdgkcCj
en:charger [KIIbEd_eF]dY]D^
en:chat cFJGiSdhcC_ifbIh
en:clean* _KLNXLe_^JdXY[J[
en:cleaned WOGDZQbiYEcbaYH^
en:cleaning [RHBYJXfW?Va]hDa
en:clear YINJhXfg[J]dWXPb
en:cloth* b?JGcGgcbFf_h_Ef
en:clothes _ILGYL^lYFZf][Ie
en:comes NK[QQSNS]YVXRVZW
en:coming . the aJGKbT_ibG]ghaDf
en:coming . to ]GHGWL^bXDb^Y[Gc
en:comme* eDNLhPfidFgjh_If
en:cook ]HII^O^ahMZdaeI]
en:cooki* fFBIcPcdaGdbc[Al
en:cooking cGIHaKklcBffdcDb
en:could [L:3]S^_YBXdb]9X
en:could the gIFDaPcic@fjfbAe
en:could we bCGCeRhn]DaqeeBc
en:could you t>>5mJo~g8h}xo7|
en:cousins gECAeAeje?agh^@i
en:cupbo* bEFFcKgq_Abhh_Ce
en:cupboard g@BGdJeibBdiicDk
en:cut aAPNPHKOTW]PX?TO
en:damn [GFD]Ea__AhbcaH[
en:day WRGJWTRYVCSS]SI_
en:decide _EHCbQeaaE_hhYIe
en:depos* WPEFRDOYOASSQdC[
en:deposit VJHDWLLYVGTUTWBX
en:deser* ?rXMBJ>F>KE>BdMD
en:did YLORRFWXYVZPSNNV
en:did . tell c@GHfN[eiFffeZK^
en:did the gCIFmP_k_IfkkYGk
en:did we VMSOZT[fXMR_[TG^
en:did you _LPRWMXWXU_^[VPX
en:didnt UWJDSNYaWFQT]Z:W
en:died cJ@B]IgkZBcbkh@d
en:diffe* dIIF_O_acM]h_bH^
en:different bLJEaLcaaH^jecLb
en:dinne* gCHB]MWeYKTUYQO[
en:dinner _?SMXMRbYQZN[XIV
en:discu* d@JIbLfegGdbfZGf
en:disgu* gHON]N[h[JZedWJa
en:dishw* aELJePbsbIckgYHk
en:dishwasher eCGFhOgfbKbffbJk
en:do . know WL>DVQ]cXDV^URG^
en:do it KdXOO[KTGJJJKXNK
en:dog ^FSVHYRPOa[LRH[S
en:done LRG:NLNWQQNLUaPQ
en:dont MZKKQQMMLPPPLSNM
en:dont . it dJJPaO^iXWcZg^Md
en:dont . to NSS[U^KZMNNQOUOR
en:door WGPXQJTLR[_RJOXW
en:down VHTYYLTXYWXSYXWR
en:dropp* iCGEaKgccGdgf_Ca
en:each _G>K^KcaZBWb]kBf
en:earli* fJ@EfJdm[AblecGj
en:eight RO@@VRaZU@W^eiAT
en:eleve* c?GFcPgud@cfddDp
en:eleven cFABjJftd9[jhe8k
en:empty jAHCfMhreEckkdHh
en:end . the ]MGJ^MYb[LYdaYGb
en:end of c8GAeKftbF]mnYFi
en:enjoy HSilFRJEGb@?9EbC
en:enoug* EYEJNHLBILJFKgEO
en:even LMPM_KQ^[NTUXfJT
en:eveni* h?LKfPgneHggj_Qi
en:evening dHJP^PajeNcfdWOc
en:evenings cEJJ^Idh_P^kgZKg
en:every IYPHRHQWLDLQMUPO
en:every time VQGFOIa]QKYZUXJU
en:every* I_CESIPFUDNNJiJS
en:everything Je@BNLOQT6LMNv8M
en:exam ^IHKdJbh^KZ]__Hb
en:face RN^aLbJSKbLKMH]N
en:fed dBKKhNcnaPcffdHi
en:felt WHGHdPblU@]g_fFf
en:few dBJJgNfi_Faji[Fc
en:find it fJOVg]hkeR^deXPk
en:finis* YJII]N_^WBPe_bEb
en:five g@INsOmclObqneRa
en:for NTJPSNSJQHPOJTOP
en:for . and F_Y_IXEGHbHBEM[H
en:for . in _KDI^OgffEYcfeBb
en:for . you dFIGdNde^Gbif^Im
en:for a ]NAH_B^eYEW]TaC_
en:for me PSF6JJROK:LSTm@T
en:for my k<ABcHktjHfnna@j
en:for once ^GDFaJhe_I]egdFe
en:for one eB@GhLcffDfnmaJf
en:for that gGFChIdkbFljd]Dd
en:for the QNKMYUSTYCQ]TVMQ
en:forge* eE?FeJhijAcih^Am
en:forty ZTHDePXa^H]aZjDX
en:four q8@<pLmxf@g{skCp
en:friday YMTSTGZO^QZeXSNR
en:fridg* ZFGCgCZh[FVbZaDY
en:fridge UTLDZHP[VCV[Z[:Y
en:frien* XJPLQGXRZIQROOQM
en:from WOWMWEXTZMSZ[VRW
en:from my mBBCeL^jhAillbDp
en:from you fAJLbUgcfGcgh]Ie
en:full XMHE]I[a^DU^XfDW
en:full of cFBHgOeo^CfhcYDf
en:furio* aELNaNdedM_ke[Jb
en:furious eEELgOeheH]ckdIc
en:get . the LR>:OISRU@LSSj?N
en:get a cHNReVZ_^PZeZWP]
en:get them [OMGZJXcZHX]aZB_
en:get to hCGI_DaiaFbfc^Fh
en:get your cIE?dF]ddD_gg^Ae
en:give STOQXXV_[ORYXWVU
en:go in _CDDdIhh_Acbd]Bd
en:goes J[T]HILCF[GFIFTD
en:going QUUXNYHPMPOKLVWK
en:going to NVXUMVHPJOSMCRTH
en:gone YM8AfJgmb>ZcdoB_
en:got RTT_QSOUM[RSNLcP
en:group fF:FaNhldA^de^:f
en:had XBSC[STUVKQ]VYRZ
en:had the cM@HdQgbZCghe^G_
en:half fES8dJ[]dLe^cY4b
en:hall PQPL^GRSTJUW]bPX
en:hallw* aFEGfVahaHdfcdPb
en:hallway _JQMdR_kYGVfa[N_
en:hand ]HE@OMTSYH_Q]KGa
en:hands . my aAJD]PekaB]eaaDc
en:hands off aHHD^Eg_fA_fe^Ah
en:hang UTSJWTc^PI[aV^Od
en:happe* KQPUBMGLI^HEHGXF
en:happy [F>8fNagh6bhdn<k
en:hard [F]YYXVUXY[aTM]R
en:has ZLSFUI_YRQ[W[VL]
en:has been f@GEjGjjbBbjn[Eg
en:have QVLOXCRTWNPPQVQV
en:have a ]BTaQMMMVdQOQN[O
en:have you bFC>hMekZA^ijdDi
en:having ZNAI[VWaVMZa_VJT
en:headphones ]KTR^MWk]PXfbXQX
en:hear YGJMW_YaZMU]QZP]
en:help JRg[HNCJEpDAFFcE
en:here QKQUS]UXM]WVQUU]
en:him IUb_COIJBTJEHH^G
en:his NWZUNPJKLcQJFLaJ
en:home WPUVIUCON^UJNHVL
en:home . the hCDF^M[lbHci^XGh
en:hones* VPLGXQXZYIT^XbGX
en:honestly PYFGWMUUXEQTScCS
en:hook ZDEFeSefeHcjdbFh
en:hoove* UTFI^L]dYAVi^gC[
en:hoover OUEC_MX[WHQ^U^HV
en:hospital TRMISI]TULRZXaGP
en:hours XKNT_MYaaSY]ZeVU
en:how you bBDE^Ldm_@ieebAf
en:hurt QWceO^MQJkUMMHeI
en:i KTOONQPOQPOTPXPK
en:i . hear aCGGbJgrfFcmh_Gk
en:i . home aGIQcP_kaMcciZGm
en:i . in ZLNLbVUn[BZa]eQh
en:i . know RTKDcQ^bZEW^[_DY
en:i . my VKMDkCcjc>[i_aAf
en:i . the [N7?]Mdg^CWi[g9a
en:i . to QUVYOGOTOSULM[KQ
en:i . want TQC@YMPWT>SSRjAZ
en:i . you PUcYKWMQSaQNIIdJ
en:i came bEEJjN^nZDbgbbKl
en:i can h<MMpUhkbLcmgbMf
en:i cant TV@:QQM_QBQMUVAV
en:i could M]GBKMOJLCINMRDJ
en:i dont OSVHTRWZOKUMRTPW
en:i got g?ECjLmmjBfgi[>n
en:i keep BeILJF?ID>FFBdD<
en:i need c@IHhMlriKisweLj
en:i never fCBGeIjdgAhmjcDk
en:i only k>JIeHildIjll_Ok
en:i think NOB>QIPMR:OaNj9M
en:i told dEIDeNdh]EYcc]Cb
en:i want N_MNLMLTIOIJKZFK
en:i was NSTJHMJGPMMIEJRP
en:i wont ILILLGONPHIQPTEX
en:id . a ^EDFbMb]_I__[^H_
en:id . to XQNM]TZ_VHRRY_NX
en:id like Q[DDSN]^QGJ[Wh@Z
en:if QNT^HWQJQYSUJGZL
en:if its ^C?IaQfWdEfdfeGg
en:if that NKbTJ_GIR]KIICZN
en:if you XISOP[KHRVXPTMPQ
en:if youve bGHIcK^g[Ibfk^Ke
en:ill TK_ZHQPMMXNOLK]P
en:ill . you OPa^RUOTNaTNMHUP
en:ill . your EVd[KdGIL[MICDaG
en:im MQTQRUZVWLUTSSPR
en:im . of bBGN_L_eYMgd]WN_
en:im . you FPd_MUAJEdND@BdH
en:im a aGFAcJcsd?gafdEZ
en:im at bGJFbGcj_I^jeaKe
en:im furious ^KPHaNgdbIajaXL_
en:im going HaVWAS<HDNDFBRU?
en:im moving eJEK[L[i]Bb^i]Gf
en:im not [KYJWKR[^T[UaPP[
en:im on T>CFSPX[[?aVV[IZ
en:im sick dGJGhAcegMbcf]Ie
en:in RRR[WJQTSWWRTNUS
en:in . and d@OM]WXPeR^b_QM^
en:in . flat bIHDaPbpcF^gcbDf
en:in . house SFg[UQOYPcVRTRaU
en:in . kitchen RSXWSPRVOWWONMVZ
en:in . sink cLJJbI[eaH]b_cG[
en:in . the oAF<cKefa@bkec@c
en:in a YIZZLDROJbZPXM[M
en:in at ZMFK[MdgZDVc][Dd
en:in on fGCB]I]i_EafddCe
en:in the QUOZRPQPMWSPTQNN
en:in there hEFDbKfocKamhaMd
en:in your NK_[GOEEJZOMHJYO
en:inter* fGPOdI^hZH^b]VT_
en:invit* dHGHaJZhaFccfWCg
en:is QRDMWG[WRLTRYTAT
en:is . me hADEdHieXB_me[Em
en:is a fDEBdGdj^>ngd[Cf
en:is it hCEAiNj{cDgunhHj
en:is that cMEB_Nfh_@^cdcAf
en:is the TSSQSLSZRTV[SRPU
en:is there cFJKhMilbJ[gdbDd
en:is your ]HDIaPch_I_fb^H_
en:isnt XHXWWMTSSMXXZQYW
en:it SWRRRNQOSMQPSTQQ
en:it . it @pJ@IKMMGBEBD^BE
en:it . like dBCH_Jhj^FcddZJb
en:it . please ]FME^NVjZH[g_WHY
en:it . the eHHPPPmQ[Ea[bZS_
en:it . you c:JKkJkndHamkaAj
en:it a gGHEbMglc>gmhe@l
en:it back ]G@AhHribAbnlgFr
en:it down aFLEdVem]GYeiYIc
en:it to OeA:GMRGL8KLQa@F
en:it was bOEEWOX]YK^fVYJ_
en:itll Cl]ZDYBFBUD::QZ?
en:its QNDFSPYOULQTUUOQ
en:its a gHCCiMiucFfmkf@f
en:its been XN>AVOX[dCSabe>b
en:its like gEHDgM_hdGakdbCi
en:ive LSMJLCPVPMIRTRRR
en:ive . a G^KKLULOJIMQHQOF
en:ive . it dIBAeHiff>glibFj
en:ive got M]_XKULMG]QRKLWJ
en:ive stopped ClQHBN@FFDE:BeHD
en:joke _EOP_O^]^IYd_UPa
en:just JaOPMLQIUHKGTYOM
en:keep it ^@LMZRWd^Q^[[NLX
en:keep the PP:8VAST_GXSPYDV
en:key aAPNdUZfVJbZVUM_
en:kill ZIQOW]]aWJ]XZZUS
en:kille* aFEH_Nha_Eafe^Gb
en:killed gHGBbLh[eFbfdZDh
en:killi* ZEPI^LccaPVY_ZMe
en:killing ^HON_JYc^Pa[bVMb
en:kind GcRTHXHEEHGICSOF
en:kitchen OOPUSCTOSWSLSJXS
en:knock and gCFLjNdabDagldFk
en:know . to UKKGZPXcYKVaZ[L_
en:know if fH?B^NchcGdgdcCg
en:know it ^DDIaMci^Effa_G^
en:lamp UITTZSOZbF[dWYRb
en:last GW_UOSJOMWOGLQWN
en:late dEMIfNn]jKapl_Nd
en:later SLFGSMMbTDSQVUBZ
en:leave [NZfQcUS][TQYObU
en:leave it aFLQgS]hbKZ][]Q[
en:leave the ]BQSUWZfWS][]VU]
en:left PZUQMUQMNWONNMYI
en:left it Z>QRVHRKWPXTXQRZ
en:leg jC<:^CoZh9hfgfBi
en:lend fEGDdLbb]C_dkU?b
en:let me kFEGeJdklFaideCn
en:lette* _CGBWKchbC^^[]Ha
en:letter m?HHkRkqgBjnk_El
en:lift eDA<gLafdBagmbDb
en:like . to h?GE_Klj_Defc]Fl
en:like a UDD?^UXZ_IcUgYFc
en:like an dJHHaQfffDaje_Ab
en:live dEIGeJefgNgbg]Pa
en:live here g>EBdJiedDgkkYGj
en:live in _JNN]HboaMadaYFd
en:lived g<JIcMk^WJalfeIj
en:livin* TNGDWLWVWBTYQeG]
en:living XHIGRQZ]REVfZaH[
en:living room l9PNlKdqaHglgZJn
en:lock the jCGFaNi_gFbie^Ei
en:long GRFRDKHFHTLLG]MA
en:loo cJIJeJ[e[Gbba^J^
en:look GaYTOJJOHIGJNRMK
en:lost ^PLJ[Lcl_JZ_]_Hd
en:lot K]JJTGQZN?ESO_DN
en:lunch gEFHfLhd_?eiecEg
en:machine ZJRT_L]fYRb_UQJZ
en:make HSS^H^DMHbFJOBWL
en:makes fEGL_Qba_GeddZQa
en:makes me aCKKcMck]G^^cXId
en:man cGNQgU^fWM[c_^Kb
en:may cCF@hHjidCgmi]Ei
en:me RWQLTWVVTQPSQWPR
en:me . my cHCMaGbeaFagaYE_
en:me . the lAF>nQgvf>kplkJk
en:me . you PP?CVNUXT@NULh?O
en:me before _@NGdN_q[Ehae]He
en:me in WKPUWPXYUG[a[URT
en:me off a>LQ]HkkbObmjZPg
en:me the dHFC_Ofm_HckiZHk
en:me your bLHF_O]dZG[_^dFf
en:means ^FNL^MdjeCdhhaJi
en:messa* ZOSDYNVYRORVZTWS
en:message TKHDTKUhTBQT[eBW
en:midni* dFQUdP]]TO][WVXZ
en:midnight bJNQXN]^VRZa^YVg
en:mind MYMNUKS^UJNXU^FT
en:mine c>QOeY[xdFgcbWQd
en:minut* ]KED]L_gXAZnYbGg
en:minute dFCEbIcoeDjee]Ee
en:minutes PJHHXOWfVHM_W[EY
en:misse* dFB?cFeh_BdihcDc
en:missed _EEBiIfob@gjdaBc
en:monda* ZMYUVYTZRTea]UR[
en:monday XMXTZSUYUVa_UPU^
en:month TQGQ[QZ_SKT^^]OR
en:mop cCHBeMdbdD[jfaAa
en:morni* STTDOHXTONPZLaOT
en:mornings dAEF_MhggFgdh^Dh
en:moved cGQO_PYWWMd]b]Ub
en:moving out fBECaHgjaBaekaBm
en:mug jGGBmHjeiBdffaAk
en:music cKZYJOQXRcZRYIOK
en:my TQJKTOVSOLPTTYLU
en:my . again SOddK_JEKbNIIDeQ
en:my . in QOEIVLX[WHTaTeFU
en:my . is _COK]HaeTOgTfUIf
en:my . was ^EKIfOagdJjifZPg
en:my . you gKLN[DdXaGg_fZEc
en:my bedroom gFEFfNidfM_lf^Mc
en:my face aGEBZU^]^<ZZd[Gd
en:my head VT9?^HbhY@ZcXi?f
en:my own hC@ApDqqeClzke?m
en:my room PQAOQLORPPTRQRPT
en:mysel* F[TTGKKLOMBGLZLO
en:name k?UUTMbZTPY]XPQX
en:nearl* LR<:YHV]U<JMVg>W
en:nearly L]A6OJQXU8RRUi6P
en:need XQTWcUb^VST^^ZP]
en:need the dEEGhHejhE^feVFh
en:new YLHEhC[VTDOZfdFW
en:new one fFACcIbdaCfdgg9j
en:next GX^ZFYGJH[FEHA]G
en:next time NL[]PWMINYRONNWO
en:night QOSXTPVXOLMOOYQO
en:night* e@TUbOYfbMZe^VL^
en:nights eCSWlPa]_U[h[cHc
en:nine eAOLgS^e[Lce]eM]
en:no TO[RRLSYVUWTST^T
en:no more TTCGWRVaPFS^UgGT
en:nobod* bICGcHac^F_hb_Fe
en:noise YKNLQRRSTQWOTM]Y
en:non cCFEgLefeF]ihdCi
en:noone ROQPURW]QPLWSXOO
en:not PVJHPITMVGLYO]EN
en:not . with fACEbPekhIfih[Gc
en:noticed f?HJfPdo[Iefh[Ih
en:of a O]EDVCR^M9OZPl@V
en:of me g?BGiQgufHbnnfJj
en:of that kD@DiFkij?lhidAm
en:of the SRO@UM]NQNP[XaIW
en:of you KVZXIROJQSGKKOTF
en:of your VMX]WTOZSUYWTLZW
en:off SMMHSXTPRGTVUFKV
en:off my WN?@QIVVSKXXaSRT
en:offic* hNEI_IaibF__aXFe
en:office ]JGGdJbhZD_g[_D^
en:okay dIDFhNeo]FeaidAg
en:on a bGVIWMYTWU[XaSRe
en:on friday hG>DhIvshFfgjbLl
en:on monday jCADbJghdCaghfDj
en:on sunday g>@EbGjpdAcflaBi
en:on the RLRIURXUUNRXWXOX
en:on you GTggGdHHFeLDFIbK
en:on your OLcaURORR^PFSL[R
en:one IYTRMFLOMVKKKLMI
en:ones jCMFeLfpeGggf]Ch
en:only J^A>NEJGNGKRGVAL
en:open all _DLKbHae_I^cbWHh
en:opene* _DKL^NZdaI^[^VG_
en:or WMWMJKNNSXZGVD[P
en:or . it fDAIjLkhkBgkibDh
en:or im iCFFlKiqfBgll]Br
en:or is _JID^Pgk]KX_b_Da
en:or not fFDGgMeeeI^imaGp
en:our p>B@lCm}h>gwph:u
en:out . my f?@GZBRY]NcX_ZJ]
en:out . the VA[VTYNPTYYRUNZZ
en:out of UCUWWRNVT[TTSPaR
en:outsi* ^A[JZKVZTTXY[ST_
en:outside _GVB_CRSTPYS]KU]
en:over my jEJJcEamaFhja]Hi
en:owe YHJMePdhbH_k[aJ]
en:own aCKUYSbh_RadaRNa
en:part jEEJdMejcFcgebId
en:parti* dHEG]Jfe^EcggbHj
en:parties fFEH^PhfbG_^geFc
en:party eBONgRkubK^k^hLj
en:past S^FHUHTVSAMUYgEU
en:paying for cIHCiJbmjGdecbIe
en:peopl* XPV[QRTUQXQSXRXW
en:people ZOU_ULTUS[RKNL]P
en:perso* [BNNXCY_XMd_aXRY
en:person lB?:TKfVfDfXbM7a
en:pick _C>EjPfweEcifYHm
en:pizza aHLD]NbaZC_ja_Fd
en:place l<MJhMjkcIaudcIj
en:plan NhCJKIINNFIIJ_HI
en:pleas* WOMEWE^[ZDXeV_IW
en:please OOJKSLaXPDOcNbHS
en:please . it fDNF_MbliK^pnbEd
en:please . the BaJFQJKOJDMNChE?
en:please dont NRDERIJTTBQTS^?R
en:please keep aEIJ_NdgbH^heYLk
en:plumb* bBFHdMbf[Bcgd_Lj
en:plumber ^HKFdJffcG_cddJi
en:poiso* ZLFAKD^W[ET^dX>d
en:pub dKIG^OfggF_hb_Kd
en:pulled _G>BcKdf^@^hgc>d
en:push GOchMYICKbKCHKdL
en:put it bIGHaKcea@bbbdJd
en:put the k@FBfKhjjBcljcCj
en:quest* dDLCbOhgcCcficBc
en:quiet OYOJCOKONIJQGZJP
en:quite hFDGbIgliDfijbEi
en:radia* aBGIcNfrgKaik[Ig
en:reading fKHCeNegfCejf[Bd
en:really YUJNQMVVROTTXWLU
en:recor* YQOO_L^haEZb]dJW
en:repla* WJFEaR_cZ?cd]aHd
en:right ZMZYWDYTUT_WUQ[S
en:right . my bJCFcKgc]DYdfbBc
en:roll ^EIDhO_ka@aigbAa
en:room is bCKRdPZlaJ]aaZIh
en:round the ]ELHbI_qZI]lhcHe
en:row dIHJ_PaifB_hbcJe
en:rug cGEFcBaccDZeg]Fe
en:runni* [K]ZVSUWVZXXYRX]
en:said ^GN9^KYa]J]]TSIf
en:same cELIdMej_J_cccHd
en:sat b@JHgSim]BaegbDf
en:satur* T<VXNPQTK_VNJP]U
en:saturday SARXQMQbLYSLOMH[
en:say cJVPTR^S[U]SZPNY
en:says gGFEiHlq_>eoki@j
en:scream eHOLmJisfIbdjaLl
en:scree* lDDB[LolnAbji_Ad
en:seen hCCEgOembAchfdFk
en:send dGMJ^MacbHWggSMb
en:send me _IKIeSbdcI[dd^Ha
en:set aMUPRUZWdPZg^aN^
en:seven WGXHTTQdYWWOSQQY
en:shall aIFDaPdf_N^icaKf
en:shall i cFHF]Oac]JVcb_H[
en:shall we aHHDbQbf^Db_^aBf
en:share* fEFHeJ^ldFfngcBb
en:shared fFFHgJafcDhfiZDd
en:shift WPRQSRN]ULV[RZSQ
en:shop dADBgLcjcEcjcd@g
en:shoul* I^^WEL@<GYJBAJWH
en:should LVTaHOBDHXLGHGYF
en:showe* SIJJROUOSXYUWRSV
en:shower ONLNOOMVNNTQSMZM
en:shut [@M5OPdX^:a^^QEY
en:sick g>LAfW]ZaOgZeYK]
en:sick of hFCEaLdp_F^kicD_
en:sign _AKKeNfahIcgaaJg
en:silen* _HHMcJbnfF]dbeIc
en:since RTCISLSSSCK[Ya@T
en:since the cEHLgQgmZDjgjbG_
en:sink UFEDXIZ_YDOaPcEU
en:sit _NB:bK^g]BelekBZ
en:sitti* dCKIaPfh^Iagd_Jd
en:sitting bFKIdN_fcHai_^Id
en:six VIOZ^JXdTW[UeOQW
en:slamm* bHJHcIih_I[hfaBf
en:slept dIHEePaedEZeab>b
en:so i cHJKeTbeZI[degKl
en:so im _H@B^RkidB^dadLh
en:some XGGU[]Z[TWUaXWSW
en:some of bIHDeIaiYD]ef_Je
en:somet* XE_WUZY[X[bSSN[Y
en:soon >dPLESCBCFCDF^IC
en:sorry JWMLRGQOOEHRM^BK
en:speak i@?EgQjfcJfghaDn
en:speaker ]LLGaYbb]P^a^^Jc
en:split ZKHL_JcecCab__F_
en:stair* VTTMHIJQLcVJTJZL
en:start* ^HQSRHQWOZZYSNbQ
en:starts dBBD^LcddC^ccbBg
en:stati* fJHIfLda_BackdKf
en:stayi* i:MHeNkhoBide[Bm
en:staying aBFGiIefhEdjg[Cd
en:stick* _CFG_J_j^F_ic_L_
en:stink* eDIGgOdkZCfheZCh
en:stinks [IHK]NceXJZ_aXK_
en:stopp* HlHJFPKFLDFGKjHK
en:stopped EkJCHUHEEACICmFG
en:strai* m:HAiGjli?kkqcCk
en:straight eCHDfLejdChlifCd
en:sunda* ]EMNZO[U[S_TYSIZ
en:sunday [<FLZSZWXMWYUTJZ
en:table XONYYN_h]RWfZZUY
en:table* KiKLPNHHKMMJPWJI
en:tablets IdJMHTJGHPCEJWOG
en:take SXKIOSHKMEPMKOOG
en:take it ^CTMYX][WTcbW[SZ
en:take the RQEBZLRLX8QVRdCU
en:take your nEGI]Nbh[L]g_ZEb
en:talk TGP[HOLWM[UIJHZR
en:talk . me iFHJdLegcFcjdaGe
en:talk to gCCEaMeqgDfkgdDc
en:talking ]HSJ]HTogTXYTRU^
en:tell HaYPMSOINTKCEQPH
en:tell me nAFGmQhiiGedk_Ci
en:telly eGFIZUhd]Lbe]^Ig
en:ten PNSNMPRUOSSRWXQV
en:text h@DHeKigbGknlcJj
en:than DhFNHHLKMFIPLV@I
en:that TNTNQTUXNTYRUMVL
en:that . in bELFeL^h[D^he[Cb
en:that . the bGHD_Ja_bFah^aFg
en:that . you :ZlbHaCNBkA@<CfA
en:that the eF@FeMjei?eedbGi
en:that was lGECgJjhcFdokfHj
en:that you kCFGcMbgbHddebIe
en:thats my cEIJdOeaeFchd]Ie
en:the UVDKQJRWSQSWTULQ
en:the . a hCC?bLefhDacj]6e
en:the . about cIBHbRfoaD^dg_Ab
en:the . after jBLBjHdij@dljfBd
en:the . and JVWSMNKQQROQIQUG
en:the . because aJGFgMakdL]fe^Bc
en:the . been dDFGjLh_fDfjecHd
en:the . before eILHeOaraM[hgdId
en:the . bill aFDE^KekdD_dgeE_
en:the . but aFDG]H^k_Fdcf[Kc
en:the . could pINLYOb^]Kaf_ZNd
en:the . door XU<<YF_hT?Z^Xg<X
en:the . down ^FXGXUVVeMa^_VIb
en:the . for GQTPNQNPFRHNJMVE
en:the . from gE<@iIkqbBgolgAj
en:the . has kGC9dIbjh:hehd?j
en:the . i MUJFTMNPLCPPMjAQ
en:the . in P]NNKRMVPELHI^HT
en:the . is VT8?UJWPOCUSbUBM
en:the . of YKTJXOUXWOXYTZVW
en:the . off ]Q<FZOVhQ7YebTJ^
en:the . room [7NL]@^Z^R[]VZAe
en:the . shelf [ENM[PbhZL[e_[N]
en:the . table kHGIjLijZI^dd_Me
en:the . the aOGHVJZgWHXZ^dHb
en:the . thing EfQNFJCA@HD<>SVB
en:the . to XJTORDZMWVRRPRLR
en:the . tonight gA@AdGch]AihheBf
en:the . was iAB<lPlshCekmfDk
en:the . when f?GFaH]i_BgXaJG^
en:the . who aEEJdLed]@]jZeBb
en:the . you J]]SN_MWOQKLORQC
en:the back dHGHiOf_bDfha]Hg
en:the bath ]MJA]Q_hWDQ^^_HY
en:the bathroom VTKCYRVaXJW[XYK]
en:the bin _GDJfG_odD_klfHl
en:the bus q?A:dHeoh>gnngAm
en:the carpet YFJCaKdgYKc[c]De
en:the chat bLDHbNaf^BXjb]E^
en:the dishwasher f@NKhKcadK_hiVIf
en:the door fGNJcMbeaCa_aYHf
en:the drain ]NLFWIZk_I]]b^Ec
en:the fridge WTGESGVg_D_XZfF[
en:the front aLMK[O_gZAUfcZDZ
en:the group bKFI_Kc[^Dc[dYDb
en:the hall SMOHYN[X[OW^b]WZ
en:the hallway aLSOYX]j[IZc]ZQZ
en:the hell bHCDlIcdiGbe__Bc
en:the kitchen [MEQQHQ]QPSOXPM_
en:the lamp eIGCbJhmf@affc>d
en:the living bCVYeXVZfT]_oS]b
en:the loo eFGJgIcjgEafg]Fc
en:the machine fGBFgNff_Ddlhd@h
en:the meeting ^COLbUeeeMYd]XNb
en:the morning VWBCRNWYJ9HTR^<O
en:the new eCFAjOctfGcplbCl
en:the night ^KIKdKbibI]cgYLd
en:the phone _KKIbCll[EgkfdAh
en:the same fHGHfL^phK^hbZI_
en:the sink KL?INMSTRGOZUeCS
en:the stairs ]IWX^TW^YH]aQZ[Y
en:the telly bHGG^Gcb^H[_d^Dc
en:the toilet aFJReNca^MZd^]GY
en:the whole aJ:@[FibbO][__<_
en:the wifi cF@GdLcg_D[ccfI^
en:their LQD?WKXQS>XRQl>R
en:them LSFIWTXZRJLU[bLX
en:them . the YKLMbP]c[H]^c]Ka
en:there HUQSNQHLUHNLKQFH
en:there are XOKGYSQeUISYfhMY
en:theres UPEHRMUOYLUYVYQT
en:theres . on eCGFcMafaAdffa@f
en:they XFdSUaQJKaPQMNLT
en:thing FcZZDVFILNHHHSUJ
en:thing* P?TJORJPU[XMMNZS
en:things SBCYKOQOR_ULHM_U
en:think SW^QRNGPNZRLNRZG
en:think . that Adkq>T@B@g@97Cd8
en:think about Gfic:T:>AdAC9BdB
en:think you dIJLbMkq_EeohXHd
en:think* LdONMJDQEFF@N[OJ
en:thinking DkNKLKBJDF@CIgII
en:third iHOIgSajbQdcaXLe
en:third time cEHHcGciaFagj^@i
en:thirt* aGFCaN^aeC[edcC[
en:thirty YHHDaK^feCVcc^C_
en:this J[TXPOQSPSJTJYNN
en:this house YIgcNNQRTcTOOM_Q
en:this time HnHBFPDFHGJAGbL@
en:this week WACG[SZkWCO_]fCe
en:thoug* MUFQRLTONLOJR]HQ
en:threa* eCBB_K[lp?dhhc>l
en:three WDQV]TW^TTg[cRU^
en:throu* SNRRUaUSXSTSXSZT
en:through the TFKEURUXTKWQYRWN
en:thurs* UILTWQWmVMYWZZN_
en:thursday gEB?eFgtgAgkmfBm
en:time MTXXLWRNOONNMQVM
en:time . the ]EKN^Q]aXOdc_[Je
en:times fDFEjMewfD_jhaDi
en:to . a ST_WJQGMK^SFNC^N
en:to . about QUEDWKQZT?TYWeAW
en:to . and Mc9ATGPQQEKOPbDT
en:to . at eFFHeOggcEfhf^Kh
en:to . in UOC>_MZc[6^_[h@^
en:to . it FfRND]FJHOEFE^LG
en:to . on _LDDeIcdZAfcZcDc
en:to . the eATSY^_Z_R][fNXW
en:to . to TR?E^F_ib@Vc]dAZ
en:to . with XQID[HZ^[LUSTaGX
en:to . you MSbaJ]EGPbVKEGbM
en:to a fCEBhMfoeDeee_Hh
en:to be PR<>YJQV]@UWZl<V
en:to bed gEBEgLiniFcbc_Fi
en:to do IgQGCYDQFOFBESSI
en:to find cGDIdLjgcEdd_[Do
en:to get OOaaSdTIO]JKPQbM
en:to my TQDBSOYQQBVTXYAW
en:to talk YILObOejXLbhZaOd
en:to the WINAOZXUTWYSUGOZ
en:today LRGJMGMPDODPDTKR
en:toget* bGEI]Hcc]H^bfcGe
en:together cDFHdK^dbHZeabIc
en:toile* [IGOgQbf_R^^bfM^
en:toilet dGFHfQlg_JegbaIf
en:told bBJLaKe_bQ_cXUPc
en:told you i?BFkIlpjHkimeBm
en:too M]^UQVIQMZLKKUSK
en:too . to [AJJeKadbM[gb]Hc
en:tried GfFDBMHJCFGDA[F@
en:trying to XQ?AiIWdZ8^[[c:b
en:twelv* bKHJ^H__aFeha^H[
en:twelve bGGBaMdg_Eae_bEf
en:twice eGQK_PehdMede^La
en:two cCLJPPXU^TaPWLZX
en:two . and ^NJMcLacXK]b]QM_
en:two hours aBJJaL^a[DYa^YKf
en:two weeks aHFEaL]n^F^hhcCd
en:under* _FHIgJ_eb?biYZBb
en:until YB_VQSRNQY^QQQ_X
en:up the hGAAjHismBcjl]Dj
en:upsta* bFJE_MacaG_^^dF_
en:upstairs eDEF_J_hbH^a_c@_
en:us oAA@ZCcga@jbhX9c
en:use RQSXUOYQQ[RXJPXQ
en:use the dAGMhLlng>hfgd@o
en:used l>CCjGgpdCnokcCi
en:very JKa_JXLPG]PJEF_K
en:visit* aFGCeM^h]GfdceKf
en:visitors dEEBcPanaEcecZDb
en:walke* pECEbMhkhFikiaEk
en:walked eCHIhMeofKaji]Hh
en:walked in gBGLeRcmaMdeg]Oc
en:want TWLPUGQQTOQQMcLV
en:want to H^LILQWSOGOMO[FO
en:was WRPIZEW[YHR]UgCU
en:was in dNDDcI^g[CYh[eC^
en:was that ]E?D_Pbr]B^ngc9i
en:was the bJHHgN[dcLbjib@i
en:wash ^M58nChlZ8Zh^n<b
en:wasnt LY@>IIISLCJPRdAO
en:water* _CEGfJbga@_fd^Cg
en:way C_ZUMRKPJPDBFMLH
en:we bDIFXK^XZI]ne^Se
en:we . a eDCG[Sdh^B_heeH_
en:we . on [KLK]M_cXJ]hb[Ob
en:we . the eHEJ]NjhZH[cicId
en:we . to cJFKaNap[E^hfcDd
en:we all dBJGdJfge?cfiaAj
en:we got ^OJHaRebdKccd]H^
en:we have YHII[P_nUJZZ^dH^
en:wedne* dGGIcKbqbHZhhdCb
en:wednesday [JLHbO[i[DXbb[EZ
en:week NDVIWKTXLJPYWXPX
en:weeke* [@KKhKbhYBbeYeKa
en:weekend QHFOQFVjWSUW[XRS
en:weekends ]OFL_Oci[D^dbbI_
en:weeks cFCDfNljgBhlgbDm
en:well eDLTUWSTdSbYXSTZ
en:went Z:HFjL__XBTgWl>v
en:were WNPN_Lah]KYd[^KX
en:weve bGFF^Mjk]Bbdf[Fe
en:what UNZTLFTITYTSQFWW
en:what the dKGKcFajgE_deY?e
en:whate* eKJJcOcu]C_eccJf
en:whatever YIJMbObfZI_a_[Md
en:when URVKNLSLVRRPQ@PS
en:when . get BWhb@TADBlBBEBeA
en:when . got bGHIlNfghKYifbCd
en:when i OObVMQKOM_PMIGUO
en:when you WMK@WR]ZXJWYa^L]
en:whene* ZJBAbJgd^DX_]iCm
en:whenever dNFF_JZfbDbWYgEd
en:while YP^RMdUMQ]UKURVL
en:while . was aFGD^Obf]DahehJh
en:while i bCGF_NdiaJ_jg^Lc
en:while you HQlgNjAIGhKDGChF
en:who URYWOMMIOURPSO_T
en:who . the YLBFgN_h[AWZef?X
en:whos lB@<eKhph6dkii@l
en:whose fNKJbV_iYIXed^Jc
en:why LaCGQHRUOELQNgCQ
en:wifi YHMCaQXfZLZaacG^
en:will I_XTBR>LGSFCLTOF
en:with a TJRTPJNQN^YSKRYY
en:with us _JHIeMel^<bnabIl
en:with you SKY_XO^VQaWSYQ^R
en:witho* V^?:[G[^R?Y_Tf@X
en:without VP@?[K[[ZAR[Ze@V
en:without a eFDBcM_cdFffd]@k
en:wont A^[cCWGJJYJBFKUH
en:would . mind _DDH]KblcDZdYZF_
en:would you q>67rPu~l9i~wl<x
en:wrong cMEGZLafbGjc[ZAd
en:yeste* NEAAZK^R[>YeZeBO
en:yesterday QLCB[MTaYBV_YfBQ
en:yet _JFDeFfe[E^eebH_
en:you SLXVOKNGRWVOTDSP
en:you . a PFSXQLPMUVW]TLTV
en:you . at VFD@cLlra>bhhlAg
en:you . be JS^]H_ETD_FBFHdA
en:you . get cGEJhPab_FbhfYGd
en:you . have ChRKGMHFEIEF?ZI>
en:you . it ]IUVYWXZZQb^VXUe
en:you . me OOROWXUZXLUYXVKR
en:you . my VJLKVOTVRR^UUOLX
en:you . the XQTZMUSDWX[ROE]S
en:you . to bDSU]U]WWKSWYVS_
en:you . you ONcaNSKPJjOGHJ_G
en:you always eDGEdJjlhFhhh]Eb
en:you and UOaTSTNPJWQPRANS
en:you at cA?>ZGSZXFi^]P<i
en:you be dFHE[Lhk]FagiiDe
en:you can EkFFHXNVG?GFFaDF
en:you could cDEEYLde]Bcei_Eb
en:you do aHB@hL_l^Behje@g
en:you for SM>B[GOQR>WYP_F]
en:you in PMhfLqJSMjLGGDfL
en:you make fIECVLefbCjb[eDa
en:you mean cKDO_Paj^Fd_faGb
en:you out @Wqo>r>E?o>@:Fo>
en:you said XKYHNLUP[R[VSLIV
en:you say dCGHcKemc?chh^El
en:you take YMLKZI[c^R[Ya[:Y
en:you tell _MMQkUfaXQage^Pg
en:you two eFDHeMggeFcgd^Dc
en:you use aHED_Hbi^AbhdbEh
en:you wont ?qil:b4B5d<6/Aa0
en:youll LaMS@R:BDQK?OAW@
en:youll be IUkpGeIMJiGI>HbA
en:your ZG[^LOPNTabFTFZS
en:your . for aGE?hJkkcEhjn_@g
en:your . is XGPO[O[^VUY^Z]QV
en:your . of hLECiGhlbAchiaEe
en:your . off [FHHbN_l]JVfcWGb
en:your door HZ[VGTCGCeGDDFZI
en:your friends jHC<iJhy^7dljc4k
en:your room FVf]M[FGF[ILNM[E
en:your visitors [K<<dP^m]@Yee_D^
en:youre TKWSVTWUSOV[XRQV
en:youre a ^HKEgLceZI[fa^LZ
en:youre not dJBFiFgpfIbjdeEc
en:youve aEJUZUVXRO_Z^PT_
en:youve a fJDBcKjhfCfchcCe
es:1 dBBGiIgleGbfkbFg
es:40 eGEAdGb]eAegg_Ae
es:7 fEE?eIhig@emifAf
es:a QQSUMLQNLPMTPMQS
es:a . a QSXVKjOJMgPLLEaP
es:a . basura _KCB]Hiel@]__aAf
es:a . cara aFFDeAefbBbnccBf
es:a . cinco _MJC]F^ZZNWY]UO_
es:a . cuarto aIHMaMhmhKhmhbEg
es:a . cuatro _NIIWMYeYJWd][K_
es:a . diez cMFHeLif]Eebd[Ei
es:a . el SEYS^bUQZSZ[RP]Q
es:a . en LXbaObNOK^KKIN^B
es:a . hora [9?8YIV[U@VXZV@b
es:a . nueve aJHHbK^j[J_a][Ib
es:a . ocho jFD?aHcqdD]ka^Be
es:a . once YMNJ^K_]WG^_bcFc
es:a . que JXPcE]>SNcD?BHcE
es:a . seis RRIS]KRfVSYfXSHV
es:a . sin hHHHdLdhcJfigZIe
es:a . tres _HKHaNdl[G^gdYBd
es:a . y GfSUM[NNGMIJM[UG
es:a ese GZkgEaGGEkIGEEgE
es:a gritos _GLPcHa_bJ_bbYGa
es:a la TRTUUQWYRTRXXPSW
es:a las aI<MXLZQVOY[bQJY
es:a medianoche aFHGdKc_cJc]_ZG^
es:a ti e@A?sKhohEatojDk
es:a todo kEHGiHjofEdieZHi
es:a tu RKXYRgMSM_SLIIWW
es:a una eECHdNdh_Gbhd_Nd
es:abier* ]N[VTRSUTXVMSNZQ
es:abierta TLQUWTR_S_VXXLKU
es:abrir HR8?SDVbW@FMQf6R
es:acaba PJb[I[LEM]JIPDdN
es:acabo fG?>dHf^a:Yfgk@d
es:acept* iDFHaMfj^IagdWDa
es:acepto dFIKcKaecJ[cf^Oe
es:aclar* eCFFgLgg^FcddZEg
es:aguanto aFRPfSdaZQ]h]TVl
es:aguanto mas eEMKaMbbaFbibTKa
es:ahi WRUMKbT_SWRWTTKS
es:aire _HHGaJakcGdde]Ad
es:al XKTNNNQPRMYRPQJb
es:al . de TOTdNZIPEdRMJJeE
es:al bano ^NIHSGXpfMXZZ_FU
es:al casero XQKOWOR]TTTXO[UW
es:al final fEKIaKfq[H^ff]Ji
es:alarm* ]EICbJeicAakiaKb
es:alarma f?I@cMgkaCbkf[Cd
es:alfom* eGEDfHikh@ckj]Bi
es:alfombra _EDCfGepeBdkgaCf
es:algo QMNMZTOSTIWXT]NZ
es:algo de fCA<bCega<male@h
es:algo que eNFDcOc_a@_bc^Ge
es:alguien YMVRZVRSVWXXVSQZ
es:algun* bICEfNfhbHbdg^?f
es:alqui* L[[CIQSPILKHLNNI
es:altav* [GFU^UajVEYbd]GY
es:altavoz [DKG]MddaIUdb^C[
es:amiga dDC@bNcg^EZecaBg
es:ando bCKJdLcadObeeSK_
es:anima* bEHGaDfk_DakfZOi
es:anoch* RWOBUH]QOOOWRVKI
es:anoche PYM9THTSSLM[U_BK
es:antes TLRSXRQNSDWWWQWU
es:antes . entrar [KHHgK_b_HacbaCd
es:antes . las XDGFcF[f]J^kZ[D]
es:antes de UHU]QPRNUUXZSLXR
es:apaga* J]<<REDMH9KHIQ5H
es:apest* eIA@jCcha@]hj]Df
es:aqui [AEG]P[PZIYTXWLT
es:aqui no eBDChGkngIbkdcHg
es:armar* aQ>CZGVbW?QSNd@W
es:armario WPBCXMaaXEWbViJZ
es:arroz j@NHgLbcbIbe^^Hf
es:asco ]MEEcFclbB_jgcDj
es:asi no _HINaTag^N]c]]Md
es:aunqu* dCVJjUddhLei^aPd
es:aunque f@MMjYeqcObbg]Ib
es:avisa* fAICgSd__Lgd^^Jf
es:ayuda* c@IEhK_haH_jeaKh
es:baja TE[WQWWJWZWUOUZN
es:bajal* ]HKJgIbn_H_icYGe
es:bajas gDDIcIcqZG]ljf>a
es:bajit* YKIE^FYfaEU^a[@b
es:bano y ^DGC[Mhcb?_fafEd
es:bar jD>9kKklgBoljg?n
es:bater* _FFLaJjg^BaadYKf
es:bateria _?ELeKbaaCdhcZEd
es:bebe YEYQXSdWZVX^jUTb
es:bien XNM[M^PDVTYXRMUR
es:bolsa PJh]MMMPKSRQPFZH
es:bueno YBILUHUYXB[][TEZ
es:bus eFEBcGaraBddb^Di
es:busca* XNE>^G_c^?XeZk@X
es:cada WP?<ZTUYTISYW]NS
es:cada uno QPICYJSYSFKSSl@O
es:caden* ]EEG^EejbE]lg^Bd
es:cadena ]FKOaJee[Jcef]Fd
es:cae iIBFbHblhEhlkeFh
es:cafe [CLRTL^ZSRUcUXUU
es:cajas fBIEmL[oeHeie_Lj
es:calde* [H@F_I]mYE]jfaJZ
es:caldera ^DAA^Haj^Dfik_Fh
es:calef* aDHJaI]h[IZbd[Id
es:calefaccion ^IGF[K_nYG]dc[E]
es:calen* UF:ARHPVWEV]^MDa
es:calle PQZ]LOOTG[PQOK_L
es:cambi* ^@ba_PcYZR[V[KT]
es:camin* Ac]cH[CE?]F<AI[@
es:canda* aFBH^DclaFadaZEc
es:candado ^B>B]Qcf_D_ba^@e
es:carga* XBQ?XP^YVIZRaSKW
es:casa aISWTPVKTTXWVSSP
es:casco* bIMJ_N]l[KZecYRb
es:cascos cHFLeGdk^J[fcXLd
es:caser* ]G<AXRP_SH[XZ[QU
es:casero fKAGZPf_cIac]aK^
es:casi TY69XBYYS8N^[f?[
es:casi me ZGDA^K^aWGOjcUEa
es:cayo aHHFbL_qeGbbdZG[
es:cenar cHGAeIakfCfhlaFk
es:cerra* YFKMXITZWC[[WTOe
es:cerrar aEE@dHhkfDceff>l
es:cerve* dCIIeOhsbGeff_Hd
es:cinco fGCK]A]YaEhVbRR^
es:claro eFFGcNeiaK^hc^He
es:clase aEKGbGfdZGcbebGc
es:cocin* XFVXKIUWLPRMVMNR
es:cocinar h>DGgOkofBfgjbFj
es:comed* eELDcNchXDgjegHf
es:comedor fFNLdO_bZK_d__Jf
es:comen* g?DClElnhDqljdGl
es:comida QP]bMKMQJ[PIME_I
es:comie* dFHCcDhnaDhhe^Gb
es:como a HWidIdFKGfJI@KiE
es:como si gIKCdH_hd@cieaBd
es:como una ]DNHaGah]Aeif]Ac
es:compa* PJTVSKN[QZUPYN_W
es:compr* SKP?]@RYVEUZUXRS
es:compra XN<>XG]ZV:SU]i?V
es:comprar cBHLdM^g^Iea[]Ib
es:con TFVUUVQNVWZWRTTV
es:con . puerta @VbgG]CLCeAD?HgF
es:con el TSGO[WYZTSQVS^JZ
es:con los YCYSVaWUR[RSNQVQ
es:con tus bG?5hCcjb:^kihAe
es:confi* nBCF^LhpcGigndBh
es:conmi* FdC>PEGGO?JMIr:O
es:conmigo FdGGJJKQKFIPJcCO
es:cono _EHHZKcb[JdggcFb
es:consu* bHFGdJdngEdce^El
es:conte* XMLQSEURYHWU^KCU
es:contesta bJJB_J_g]D[gcaEd
es:contr* D[RUJHILGSMEJJWF
es:contrato _LPMUK_fYOaZ^VQ]
es:conve* fADCkGjiaAfgjfEi
es:corre* YDJKcPVbVR]^]VN^
es:correo XNMNaPYdVNXTZPOZ
es:corta dCSPeTd^cUXga^Y[
es:corta* VOIJRBQaZETXTcHS
es:cosas WM[RSPLES]MOJMXY
es:creo [UBAZCQZU?HYOeFS
es:creo que ^EEBVHTbZAVfXdCZ
es:cuadr* cEDDdGjqcFagehFg
es:cuand* PSVSSMWUSRRVSUPO
es:cuando . de aIHIcGdmbJckbZHg
es:cuando . la ]GHKiL^dgDchb[Ld
es:cuando . que ^FFJ^Mbd[Oajg_Gf
es:cuando me EjEFHJCJHDJJJhHF
es:cuando puedas mE??jGfmeB_gfdCj
es:cuarto de cIEBcKjaYAXffg@g
es:cuatr* aILKVZXYX[]VZZS_
es:cuatro Z?F>SUVOWMcZZWUZ
es:cuell* DbgeCbADFiHAC<iC
es:cuello AYgiDi@FE^G@@EhD
es:cuest* iIEH]D^acEcY^[Jf
es:cumple ^GIHaKhnhQajd[I_
es:da OQIP[OW_V@KVTeKS
es:dale gGEDkIjfhDkcfgGd
es:dano IU]iKWJIEeKCGDaC
es:dar ^DHKbFV_fJ_df]K]
es:das Y?OWRFW]WMde]POT
es:de RNKPSPQOSLUVVTRR
es:de . a UVH?OMTXYBPaP_CQ
es:de . al hLCDcKcffG]edbCb
es:de . amigos aABAbDcfcDcff_Ae
es:de . casa WUHB[ReZaFWYfeEa
es:de . cocina _HLBZG^dcL]e]WF^
es:de . con gGD?iNiweCiljd?m
es:de . del bCEIdLge_Gihg_De
es:de . la VBDINNUbVGKXQcG]
es:de . manana ^CGG]IhnYDaoei>k
es:de . pero _EKLeLdhdM__f[Ob
es:de . por eBHDcGemaHfji^Kg
es:de . que [JNOTTR^WKYaS]MY
es:de . vez cDECaJ^u_GglhcCc
es:de casa cGBGgNfcbGcgh_Ah
es:de dia aGGG]J_eZKe^^VG^
es:de dormir fEGCcIcmhI[dc[Ca
es:de entrar ^LHF^H_g[EWdc^I^
es:de hambre ]HFF^Hgf]Cc^acIg
es:de la ZMYIVTRRRXYdYPZW
es:de las XISUSYRMQPVZ[NZO
es:de mi PMU]PMTQKUZTPIQP
es:de mis QME?ZJV_PEMYU[ES
es:de noche NT]aKZMNO_KDLI^J
es:de quien _QHP[Peb^K^c__F_
es:de semana ^FLEdO]ccE[cZ_Ia
es:de siete _BLGYKdiZL_dcZM]
es:de todos e?@EgEkicBlgkcFn
es:de tu VO]^JQRQMTRPKT^K
es:de tus UGUNZMSeVUSYWVPW
es:debajo de [HKMdPeZaOXd[YQU
es:decir YMCFfEcf_IZf_bD^
es:decir* WHLDSIWh^BWZ^m<^
es:deja p@<>pFoyiBnpvj?r
es:deja de hDHDiIdlcCfkicEj
es:dejam* fBDGhGoi^KijibJg
es:dejame _FD@lJkffEidaaEd
es:dejar IYQULWOOMYHOHWTO
es:dejar* SQBEQIVeXDVcWfFV
es:dejaron fEEFbLhi]D_gidHh
es:dejas bNEDVIZZ]IbZUX<f
es:dejaste _EFEeHdgcFfii^Fb
es:dejes OWC@OJN]JHLKRfAU
es:del SWJRRHQSPNQVTVMO
es:del . de ]EKJaQaocLgffcKd
es:del . o iADChKbihKfeiaBh
es:del bano bQ:<YDij]>VgcnBW
es:del gas hFDD_KikWGagf]@g
es:del pasillo _FJGaFagZI_i^a@g
es:del patio bJFC^KdbaI]edaEh
es:del trabajo jDIAeLrmkJcjie<g
es:demas mECEhKhmcJdgd_@r
es:dentr* O7]_TJSSMWePSHXQ
es:dentro L@Y^PQKRMd_RPFbX
es:denun* _JHD_HPcaHfh^WC]
es:desag* eDKFdIgj[GZdlhHg
es:desague dGHKfJ_h^H]fb]He
es:desay* TQFCSOYVaHUVV_?N
es:desca* STC:VCTRT>L^OkBS
es:desco* k?FCnLlom@lstfFt
es:desde RKQGWQVUQPMWW^FQ
es:desde el NY9AUIWTS@MQQjBP
es:desde las hEEFiEkbjAdlh]Ce
es:desde mi a@BEeJ_hbD^gb[Ih
es:desde que m8BAhHjsfElqieFn
es:despe* OYCBSNHRQEKRM_EJ
es:despues . las hKOBiJ[edJbdehBg
es:despues de ObJKNKQQLMQLNUNH
es:devue* fJNGgF]]hOah]]Jb
es:diario ZFHG^PbdXKXddVG]
es:dias WJNRWEX_OMXQ_SJ^
es:dice SPJDYKR[QDPU[^>W
es:dices dEB@fFjodDnpmgDi
es:dicho e?@EaGef_CgcfW@e
es:dicie* eJNI_MYe_J_Za]Ka
es:diez WJLIZTSVRO[W]XM]
es:dije dIIQZIWcVSb]__X[
es:dijo ZIII_M^i]Jccc^DZ
es:dimel* eBHAlJhfdDfjgdBi
es:dimelo eDDAfFdffFeicbJi
es:dinero ZKQUYL]RROba[RNS
es:dios cBEEbMlm^F]bb]Cb
es:discu* US><YHQ[]<YSRi@Y
es:dispa* eC8EdD_iaEjee]>n
es:doce eAH@iEerfKalif@k
es:domin* [NLSYORSVKTZXWPT
es:domingo ^LONSQVVQLUXK]NQ
es:domingos bGGAaMejaJala[Am
es:dormido ^IKFcK[[aG]ebcAe
es:dos fBNLZPbVWIa^_NLW
es:dos veces bJDHgMcg_G[bgaEb
es:doy AfSMF]CCFRBKG^ME
es:ducha UN]QURQQO[WMOO[S
es:ducharte bENHeO^a]L^^dYNa
es:dueno dBCHcNfi_P^hnbJa
es:duerm* TBabUbNOQcSSRM^P
es:educa* cGC:hEgkmBbikbAc
es:egois* bAKB[Fake@]ab]Af
es:egoista cJEOZFZm^Abbb^<X
es:el UMTRTIRRULUSZSRY
es:el . a [ANYP[QNX_ROSPWO
es:el . al dIKFfQn_bLabaaLc
es:el . con ^HNM[RT^WTQZSYVZ
es:el . de ^DRRWUWQWUX^XKQS
es:el . del VLYQT_YVWT[U[QTW
es:el . es ^GOGcNei_Ibdh]Gf
es:el . esta ZHINURPWSQbV_PRV
es:el . me n9HFfKfngLdloVEj
es:el . nuevo bGIFdM]l_IbfgdHb
es:el . por eEDGeMfrdBbjhfEj
es:el . se _HQH[UWaQD_^]cRa
es:el balcon iDF@cNeeZDcdiXKm
es:el bebe [GEF[QceZF^bgb@b
es:el casero cIGFaH_^^I^hbZD^
es:el de ]LFF_IaoZBcad[Bd
es:el dia j<F@dMmsfCkrnj?o
es:el grupo fGEAgHcfbAbcfcEf
es:el jueves f@F@bNgk^A^meaAd
es:el lunes WGVSPKSPIKTQKMcP
es:el otro aGBB[KgkbEbfbaK^
es:el piso PK[WQLQVMWTUSG[Q
es:el radiador cJJHaK^adFcgbYLb
es:el recibo [EKF]N[fYJ_b^XHY
es:el salon f@KIeIexaFdhf]Eh
es:el sofa hC>:gKioe?bumhDi
es:el suelo YHJR][d]VPY[^SQX
es:el turno ZE@DePfrdKbcdZJf
es:el wifi fHBEfIblaGdjd_Ek
es:empie* f:D@mHkmdEckmbBh
es:en OUNPQNPNQVPJPPSN
es:en . de IVUTMTJLFTOGHRRN
es:en . entrada ^HHDXKZYWIV^_XCa
es:en . escalera eBF?jMfgpAbgkdKm
es:en . habitacion gEJHhMd_bE[cdWMe
es:en . nevera i<>DbAbw]Agjne@o
es:en . puerta a@MGcRckhCeojbOh
es:en . que bHKMcQch^NdggVNd
es:en . salon aHKKeLef[@cabaD_
es:en . terraza eJIJdKek_Hac^_Fk
es:en . y YIOPaXaa[U_[a^T[
es:en casa XPGNbD]hQTZeR[LY
es:en el VNOVSINGU]QQSHRQ
es:en mi OOc_NTPXJ^PNRNVP
es:en que dFFEmIeiaGipfd?e
es:en tu WJYNYV]aUPXaXVRc
es:en una MPbgILALKfH<CAq<
es:encim* PNPTRLWRUNSYQTMR
es:encima de eLHGjHdo[Fcng_Gj
es:encontre h??AeEhqeFahcgHs
es:encuentro cKJH[Pdd^NfhaUSY
es:enfer* gHEIaC_h]Dd_ccDj
es:entendi ]JJL]Q]]ZJ[_e]Ka
es:enter* ]NOMSMYVSXQV]UTU
es:entero cCNVhNjvdQhdf^Fe
es:entra* dHQQ_JVdbNc__PKa
es:entrada dJEI_M^k[E[dd^Dc
es:entrar _GPJbH^bYM_[_^JZ
es:entre dFPNX_ffdUZdc[P[
es:entre semana eAEE_FfdZEWbgbH]
es:entre todos WDMMTJYaUN[^Y[Da
es:entre* XSCAcDYeYCa[_gAY
es:era _J@9_Fca]@Ph[lA[
es:eres RNU[OCQMSLZXVRKU
es:eres un ^>CCcEio]?ckigAd
es:eres una bEGGjLhik@hhigDi
es:es PRMSSIRJKPOTOVKT
es:es . no bEGLcMb^^J_idXJ_
es:es . y OLTcKYORSaTPOLZF
es:es la XNVRVHUcYLT[WVMQ
es:es que ZM>>]CcdVCRXYkBV
es:esa hIMLUHW[bO]U^SMb
es:escuc* i?DFgFkxfAlppeEi
es:escup* KVg^HgLPKgJGCHeF
es:ese aLVW]K[e[MZWYRJc
es:ese . de ZNDLSIY_YJU[[bJX
es:eso Q]A<MBPYQ3OOM^AQ
es:esperando dIMLeM^bbPfeagOa
es:esperar kGHFcJgchHejgdEj
es:esta QUKNTTRTQMQTPUOS
es:esta . el aJHGbLggdIbdd_Ha
es:esta en SSC?[Jai^AZ_]ZBY
es:esta semana WL:@OGVjSGVadMCc
es:estab* SW@7fH]mW<Q[XlCT
es:estaba UQA8bCamYFSe^^DU
es:estabas WLOL[JYc[FV^]XCc
es:estac* cGGBhGfhfEacgaDc
es:estamos fCD<fIlmcAhjmbCq
es:estan* dCBCiHikgAclfdDk
es:estante fDJAdJad_Ecc_^Ja
es:estas QMbPUOOPPRUKMAcR
es:este LYVYJHOQRTLYPXOQ
es:este . de dFDI_MgmhHaef^Ib
es:este mes cHTJ[KbVTUXacON_
es:esto RULJRL^ZSLQYVaIS
es:esto no [DMNaIahbMbecXLa
es:estoy LSDNWWYVSHIVUaDQ
es:estoy . de SOQXSS^^WHQUOPOY
es:estoy de ZBJK_I_kZOW_aYLc
es:estoy en P[ABNCOUM@HMIg@G
es:estoy furiosa ZEMLbN_d]NXibVJa
es:estoy hasta cHAF^IcmZI^iidGh
es:estoy que a6EEgHtpeIhplaIn
es:estuv* SXB?RA[XXDSQQm?V
es:estuvo _CHJcGii]Jcc^cHi
es:euros RQZNSTPVYOXSVSRP
es:exame* dFHGgMag[G[jcaB_
es:expli* fCFFiNdjeFfhk]Ed
es:explo* cIFHiEfcdG_gb^Ge
es:facil 8i[cA_:CBU?B6Hc>
es:fatal cFMFbMbgfM^kaXEa
es:favor TLC<YIU[ZE[^]SIS
es:fiest* YGJN^LVT_KXbiWW_
es:fiestas hFKGcM_idG^hc[Ic
es:fin G_EGRKKOPDGJMgEI
es:fin . semana YQNH]NR[WFWYMZFZ
es:fin de JWICMJKNN?JKIc?M
es:final H_C<MKNJFCLTRf@P
es:fondo d@IEbNegeFedgZDg
es:frega* [GRUaUXd^V^^aWMY
es:fregadero [MKJbKbVbMa][WIY
es:frieg* jCF@fGhjdAgbkc@l
es:friega _KGA]J^l]EaaaaK_
es:fuera NQ]aOWOSPURKSN]R
es:furio* bDJJ^EakaIbneZCb
es:furiosa aDHLfKchZCeij[Ji
es:genia* ]HLGXN]c^LZ_YXP[
es:gente _@RISSLRUM^PUPUT
es:graci* EIUOMNOSOXOXKbRO
es:gracia ^ECHcIhbeHhhmWGi
es:grito* eBNFfQqbdEbgf]Md
es:gritos ^EGI_Sdf[LbbcVH]
es:grupo j@@EiKhvfDgmobCl
es:guarr* bGHG]HYfcFbaeaAc
es:guarro ^GGI]GZecGa^gUKd
es:gusta NPZaK[RNPXPFGO]R
es:gustaria ZQFFcJ^_ZH[^ecKb
es:ha ^C:4aE]g]7]i_n4^
es:habei* ZCJJ]N^hZGY^[[LY
es:habeis ^IJHaN]g]K]Wb_De
es:habia ZFJCYOZi]IT__dB_
es:habia* bGBMeK[m]H[ge[M^
es:habit* X6B<TLXZS>TYX^7Z
es:habitacion PEB8QF[_U>OOV^?T
es:habla* eGVHXWbWYU]]bRKV
es:hablamos d?JJbFeo_Fdhi_Gf
es:hablar aIMFTJ]^^HS^dSDQ
es:hablas fGGEeKelhH^dddEi
es:hable* k9JHiKimkKiph^Gg
es:hablo . la ^GKGZFgdXFYbb]@[
es:hablo con bFEJ_@bd_H__d_Fd
es:hace QMZIW[UPWVPUTRQS
es:hace un eFLKgLbocG__cVCh
es:hacem* ]GEDeLer^Bdjg^Be
es:hacer IZKMKNLIERG?LYIJ
es:hacie* YBFFXHigXP_gd]H^
es:haciendo eFBGjKbcfImhcbHg
es:han ]SDRaP_]WX[Z[bVY
es:harta _IGJ_PkjcJXei^Ic
es:harto ]RHKYMg]YG^^WaJY
es:has iEQMl>lkgWfge[Ji
es:hasta . narices cIGJ[LYdYISbY[P_
es:hasta la iIGAlHggeEfhkcCj
es:hasta las fEHCcHfdeHehjcEf
es:hay PTMQZMOQRT[RTVQT
es:hay . en g>E@jKkpf@gkgaDm
es:hay que _BRD_N_jYJXj[fDd
es:hay quien bEJFiOced@b_e]Gd
es:haya [AIFcP]ji@bdc[Ke
es:he EcLIAWCPHBJIERQH
es:hecho cF@HdMdn_Kboi_Ai
es:helad* dGHJfLhvcFbkcaJk
es:hora KONNPCN[JQPONQKM
es:horar* ZIMF]MjiYLW^b^Jf
es:horario ZEMK[N[jUIVaZ[K^
es:hubo bHICbOejaA]ke]Gh
es:idiota ]JKHYCbf[G^b^VHi
es:igual que eNEAeFghdCnejdCj
es:imbec* aIME_PajXI]h^_Fc
es:indig* eDEGiLhohKbii^Fm
es:inuti* VSBChF_[[CNdZbDZ
es:inutil WOF@]AjiaDVejg<Y
es:invit* ]JQO^R[^ZHW]^ZOZ
es:jaja l:4>SBZb_Ch[lQ9c
es:jueves aM<HNCS[SRZQXNXU
es:junto* aDJJaI^^cJ]a_^Kd
es:juntos a?ADbHadeCjc[dDk
es:la TQRJSSVQQNSPTRKO
es:la . a bC9DWPbdbK_^_XEg
es:la . como i@FFgJlkhDlgiaEg
es:la . con BRWSKbNPI[HEJH[D
es:la . cuando dIWUlThccO_jj]Sf
es:la . de XRIX[KWXWHVSUWTZ
es:la . del WNJJXI[Y]HZXf]MZ
es:la . el kB?BeBljc?gql^Cl
es:la . en YHPPSVV_OUTRWWK^
es:la . esta nCEDjCkrnBmjqgCk
es:la . me HZGBSMSRO>JVS^@L
es:la . no [DZ@SGb]SHWSYPGT
es:la . por XKPaYROUUZUWUNXN
es:la . si aPOKjTj]gI_jdbJe
es:la . tu gC?BhHim[@emhh:f
es:la . un iCFBjKceaOifffGk
es:la . y OUURKYNURTTMLORQ
es:la . yo aI>BeNhmaDhfe[Ad
es:la calle LPaTPKMSKUPRKPSH
es:la cara YEQMdcaXePXf]RIX
es:la casa QTHIOONYQEKRKcDK
es:la cena PKAA]IU[UAQVSeFV
es:la cerradura [JGG_Kb_YGXYbaBc
es:la cocina PSMJZQ_e[BQ_[UMV
es:la compra iG>FlDkliGlgmdCf
es:la de d@EFeKifXJbb^ZEh
es:la del WKNSUTXUTOZSVMPW
es:la entrada ZIDKZK[mYFW^b^C[
es:la factura dIHDdJbnbCfbf^Ch
es:la lavadora RTPRLRPUNV_ORRGW
es:la llave TRFHXIS_ZBWXRgAV
es:la luz ]HIF_R^c[P^a_UBl
es:la manana ^HNGZOXbV7[b_SOZ
es:la mesa XVGCTH^US@O]QeDX
es:la mudanza [LHI[NepZIXeh_Fd
es:la nevera PG?EWEUZPBcaVeB]
es:la noche ^ANKWLUdVT]W[WO^
es:la palabra cIGFaK_bZFXfdbK_
es:la puerta LNTQUQS[VQQXPORV
es:la renta ^GKLeO[fWKZ^]ZI^
es:la sala _ENGeH]m^D_f_]Ff
es:la tarde hFGHbGhsgEbeh]Ee
es:la terraza UPE<REY[WEPSQdBZ
es:la toalla ZVGD_Dd]^BU^ZbHY
es:la ultima [OBBbC[fg?bcYkE^
es:la una dBKKiJkjcJfjgWKf
es:la voz _HJHcLce^G_dXYGe
es:lado XISOWXRVUT]_ZOVb
es:las STOZVU[TQNQVVKOP
es:las . de VO^[YTUOLISU[OUS
es:las . en XFG?bUaocEalbhGe
es:las . no RNHETMSZOLQcS]IS
es:las . para UNDCaF^dYEU_d_Ea
es:las cinco ]ENF[Ga^]K^^WXK^
es:las cosas dIECgIcciCaebYHd
es:las cuatro aKJGbFimXI^efcK[
es:las doce cHCDeAdo_Bbbb^9e
es:las dos ZEOM]UYeVRZff]S[
es:las luces aCDEcI_gaGfhbZIe
es:las mananas fDGEdIdjeChfebIl
es:las nueve bJLH^ObibG^dc[Ld
es:las ocho oB@@nJpkoCnrndNs
es:las once bDDFgHfoeG_mk^Fd
es:las seis U9RNVQU]WQYX]ZNS
es:las tres gEJB_Egh_D^md]Gb
es:lava cEHDcI^e^Gddk_A[
es:lavav* [<NHePje^K_dg]N[
es:lavavajillas [BLIjM[eeI_dcVKd
es:le TOXYN^PSO]VSWPUY
es:les LYVTJSGGDVIFFGMJ
es:levan* ]QQERKPf]DY]VcH[
es:limpi* aFIB[HWgaIcYb[Ha
es:limpiar WMIBaGee_E_[_cFa
es:limpio eGJDkIcjfFbjgVBc
es:llama* MQOOPSTRSQHUIRTI
es:llamo eIEAaG_jb@_ma^Ci
es:llamo . la ]IFE^Iage@ZfcZD]
es:llamo a jDBHjIfhdDhkhbCk
es:llegar FXE@IKHELBIHCd@G
es:llego [FKQeOfacU_k[RV_
es:llego a cDLF^N[j]K]dj]K^
es:llegu* MWZZCREOHTIDLMMF
es:llena cBLFbJ]daMdecZHc
es:lleno gKEAdGfibA_kgeDf
es:lleva . dias ]IGDfGbeZDddfcDe
es:lleva* XJQBSPXXYR_[VYWX
es:llevamos eCJFbMdgaHeckbDh
es:llevo GaPOOUDQLQLSMSWI
es:lo OVSUPQSQNOLOMPON
es:lo . te aGPJ[Nab_G]_U[MV
es:lo de ZASI_O]XXZXb]T[W
es:lo del WYCHRDS]RLUWWLRK
es:lo mismo cDIHaJcfaLajg]Na
es:lo soporto WFJK]OYcYNUjZYH]
es:loca ^KLJ[LckdJceh^E^
es:los WODYQLORXNYPRISX
es:los . a LSKLVLV]TAKVVZDW
es:los . por TJIZTXZWRWUTLOZN
es:los demas aCECjMbocBchpWGk
es:los domingos ]IHEeJceYK]g_]Bg
es:los lunes _EFFeMeh_Ldgg]Ge
es:los que PTaaIUKOE_MMKIfE
es:lunes a@SLTG[UV?_Y_VMU
es:luz WNFJYOaZUS]_ZbGY
es:macet* aGG@dMZgYDWbeZHZ
es:madru* hBBBgGhobCbklbEh
es:madrugada fC@IdGcoeGahfdGi
es:mal TKQ^RRSYVTYVUOXT
es:manan* MYOPLTRSJSOGNPRP
es:manana ROTSSMQPUQSNQPTP
es:manch* [GRPUN_[ZKWZ]_OZ
es:maqui* [KEA[G[dZFZ]f[Fd
es:marte* SM?ISHWmXIXX]bCX
es:martes UPEDTGYdYIWTXeCX
es:mas TOI>TVSWTFQSUZLW
es:mas . que fH@<nJdul9_oll:n
es:mas de c<CFeRikdFdmfcCf
es:mas que gEACpCkpcDamhcDj
es:mas y NPa]KaGLIbMPNFaD
es:mata bJA?iIcjdGbhl^Dh
es:me OUMIRFRMSAMZS[HP
es:me . antes [EMM^N_oiMZf_XKa
es:me . con UJAEUIMQP7MVJc>S
es:me . de FVPGDNKKKOKNG]KE
es:me . el _GKBTATN[K_Y[QXY
es:me . en QNC?NI]RMFMXQd:U
es:me . la PLRPUOYYWLTXT[JV
es:me . las ^AIJhNbdWJ]ef[Ee
es:me . los aIFCbNdgfCYhbdGf
es:me . mas c@MOeNdgiL^beVHc
es:me . que cJIDWI_j]FTXTbEV
es:me . sin a:KIlJbegH^igYIh
es:me . un eJMJdMfaaEYidaOk
es:me . y EjNKJHGHJNKFIQRG
es:me da QUQUOVNRJLOOPUTQ
es:me debes aJGFfIc[ZG]ic^Le
es:me gusta bEILeOddcNdb^XK_
es:me la fEIFfHhgjAimfc@b
es:me tienes aAQDbKiojHhee^Dd
es:me voy UJC?RFUYY?O^WfHV
es:media bEFGUCd[WQ_]^^B]
es:media* cDKOYSZd[M^XcUQe
es:medianoche ^GLMbM]bfKk^_ZS_
es:medio* _HFDdIdgcBcgdaDe
es:mediodia eHG@eQgg]E_^jb?f
es:menos ^CIL]Pbg]LU[^_R]
es:mensa* [PUOVLY_RRZYWQIX
es:mensaje RVLCYKSQRJTWPcAW
es:mensajes YILJcNcdaJ^gabIb
es:menti* SUDD[M[UVCTaX_JS
es:mes JZNCSNSUNNHLJcKN
es:mesa RNBLXKb[XK]UXcFT
es:meto MXeeFbJGG]QDCJ_I
es:mi QOPTRSRTTTUTOQSO
es:mi . de RW>8XAVfW:MZTl:P
es:mi . me ^7TGVYYc[Hkd[PHb
es:mi . no [EB7fKamb?anejAg
es:mi . se hAFEjEhnd@llgaAf
es:mi . y TNIYPPPRQWVIPFPQ
es:mi habitacion nF@ApMlkhGflgZAp
es:mi no JVKLMMROGMOJRWJW
es:mi nombre eHEEaN_kjGcfe[Fc
es:mient* ]F]VNdQKXVXOSKXS
es:mientras [MY]RcTQXVZRZL]S
es:mierc* ]EFFbKfeaG[_^]Ga
es:miercoles bGJGcO]i]GYdg_Fg
es:mierd* aG:BfBhb_>_ef_Ai
es:mierda bGDBbAiic:^fe_Bf
es:mil cJGJ_Hh^hDcefZEn
es:mis SVPK_WWWTLSYRZPU
es:mitad ^?FDfKfeaFbmkaDg
es:mojada aDMF_P__^O[ha[Gf
es:molesta hBCAiIjnb7jife?l
es:momen* iFEEcGhmeHefg_Eb
es:momento dDGEgNbmcI[efYHb
es:morir* ChJIBM?FBFDCD_IE
es:moto _HJIdOeRnEdcgbJc
es:mucho KaPOPPIHJNKKOUJJ
es:mudan* [FDIbHembE^dZ^Ha
es:mudanza YGGJfObocMZcjZIY
es:muero VKDF_MehXHYg]_GX
es:muerto . hambre dOHNXN_abD[_aYLa
es:murio i:EAnMlpnFjkgbBp
es:muy VKZ_RFGJF[XLLGUN
es:nada TQFJVNUZUKYUWXKU
es:nadie YWHBWMUWWHU_VcOS
es:neces* NWLQQFUWTPOTMfHP
es:necesito PQC9ZNZdT:QaXlBT
es:nervi* jAECfDhfdGcgd]Ii
es:never* NNFCUDTRQCU_[dCY
es:nevera TLGASKRTL@YYT[EW
es:ni XZKK]QVcSGS[W[NY
es:ni un ]FPVWV]cVL_bYcSU
es:ni una fGGKfHjjaHghdeEk
es:ninos aELHaH[ahLcfbZKd
es:no MXQQRQQNOLNPKUMK
es:no . el fARK_Ta_]QZaZ]S]
es:no . en ZQE@aHb^WFYlZgA[
es:no . nadie hABHgElqeBcljgKj
es:no . ni dLFDd@U]QEYdZ_DZ
es:no . que LUC4TDXZUENSY^ER
es:no . quien h?IGaNig_GbgibHc
es:no . ruido aGFIeHbgj?ibdc?d
es:no . seguir MaDIOCJIKMNMPlFL
es:no . soporto bCHK^Nbg[G[la]Kg
es:no . tu KWIAUEUSQCMYLaGO
es:no . un SZC8UFX^S@OTUeCT
es:no . voy bA:CcIhgfFhflaKo
es:no acepto bKJKXOXeZO^b^XOa
es:no estoy e@LLeJejgLbmlZIq
es:no llego ^?GKeP^g[C^_eYLl
es:no lo ^<CE[G[]]C]^aVKe
es:no me DXW[OROJLFHQIKPI
es:no pienso QLJBQL]UXHUUVaCT
es:no puedo XQFJZEY^ZEQXWb@S
es:no queda l<HGgIgjeGgjjYEj
es:no quiero [KKIWGefYHbXYaHb
es:no se [E<8dDdaf@Zh_q?b
es:no soy bCEEdHdhhHdbie@j
es:no tengo Q[??UI[TSAUYWeDU
es:no tienes fGG@cGabaDbe]_Fb
es:no voy PU@@MHMTQ<OWVa?V
es:noche* dAOFfMhgdLdnhbPi
es:noches gFQOdQcj_O^nfYLh
es:norma* cAFFgGfmZEYhc]Ab
es:nos XM75P@T^WFX[_VDY
es:nos . a fDDAnGepi<bdie?k
es:noto [BCGgQcc_F]chYH[
es:nuest* g?A@gIejaC_jfaBh
es:nuestra aHGDfObe^C]dbXAd
es:nueva fIFF^Uek[JYj]TJc
es:nueve j@GGhDekgCijjdIj
es:o ZAY^XLPT[]]VWKUT
es:o . de aKELYI_ebQ^a^aBi
es:o . que ^HDIeSbj]J[fjaDg
es:o la XKFFbMehdN^^^bId
es:o me fBEEeLfkcFaikaFd
es:o no _NKLYUVi[SZ]TVUa
es:o que cIED^Jgj^D^gcc@b
es:ocupa* ZIII^Jci_IXhdZKd
es:olor WJGOUI^^XMRZR^R^
es:once TALM]MaaWNV]bZO^
es:organ* bFGCfLd^iIdje_Ch
es:otra . sin aBEFcPhjcFZhibDe
es:otro fDG?eIikgGemj^Gj
es:oye jC@CeNkrf@gpnfBm
es:pacie* _FEMcI^ddE_egVKb
es:paga XFQHQNaXRMYRPYSY
es:pagam* UQZUONVUVXSLR]WV
es:pago TPAATJcYY@S[W^@Z
es:pague bGIFeGan_HbacbKa
es:palabra cEGCdG_q_@c_eZGe
es:pan cFGHcGcddIkidZFh
es:panta* cGGFcMmhhF]ihcDb
es:papel dDLJiJgpfGofe^Gk
es:paque* dFIDeKbmYHXfdbAh
es:paquete ]JJH_HadUGbfccLb
es:para OaNLPXKKNKHSLXHL
es:para . y bJ?CfHdl_AbdfaFj
es:para siempre Eaa_EdFBASEH>ORA
es:paras* [RED[Bcs]>Xf__@]
es:parasito ^JEBgI^ifFZfhc>f
es:parec* TRFDWLPWUDTZVcIT
es:parece que aLGLgNae]Fbb]YFb
es:parte TSA?TJVYP8S_QeBT
es:parti* UI[]V]VVZZ[UVQ^T
es:pasad* RLPEYFWgXGYYTfJ_
es:pasado h@HDdDkrbGejicIf
es:pegad* jECCgJjviBkfkb9g
es:pegado ^EEGcFfi^DZfadHb
es:pegaj* _HJIcHal_F^e^WHf
es:pensa* IdMRIMJUHKEKDfKI
es:peor ]FQG]Qg[bH]YbUEX
es:permi* bCFKbKcq^B_niVDf
es:pero UFPI[RYTWPU[UbK[
es:pero el [IIMjKddiF_j_eLd
es:pero no dGGJhH]eaLYfi^Hh
es:perro RCOVNITUWNTPWRQZ
es:perso* kBFFkMi{hJdkiaGt
es:persona _KLFYH^h]J[d]XDZ
es:personas bIGDfLfnfGahb_Ec
es:pido eDJCeKZh[F]fcXIb
es:piens* AgYfAXAEFLJ6:MaD
es:piensalo >Xno>_<B:f@5:9m:
es:pienso JhBCGONHMIMLIdKE
es:pienso en CoHSEK?FENB?EZMC
es:pierd* _OEIcJXeWCZcbdE^
es:piso [JX_XOSSV[XRQE_X
es:plato* NWZMMELYJTSJPORN
es:plaza b@JMhMidnEdglbLj
es:podem* ]GKL]Hde[L^fcYHj
es:podemos ZJLL]JY^aNZab^Ob
es:podri* h>?>qNq|l<gtugLs
es:podrias cFJHlQdjaEaie]Ih
es:pone b@FDjLgibFhej_Hh
es:pongo [IMGdN_cbQ^bdUQd
es:ponte fKI@ZGale:c_dc@b
es:por OVOSMRNNOLOTOPOM
es:por . culpa _INGXI_[]CahhZHf
es:por . de fALCkLgnhGgdkdKf
es:por el OSRWEJOENSVJGGZN
es:por favor WKF4bAW]aCT_UcDX
es:por la MSUVNTLPJXMFLOSL
es:por las eE]R[Z_ZdSa^ZZNZ
es:por que _MLUYPU]XP_[XUVS
es:por telefono aEHHjLahYI[_baLa
es:por una aCKFjMdh_C_eeYId
es:porfa gCCAkPmv[<^gnb@q
es:porqu* UMGITR^VWDY]bbP[
es:porque ]HLMbT[^YCVbbfKZ
es:prefi* UIXRSSNTUVVV_P[a
es:prefiero VHXMUMVPWWV][TYb
es:prefiero que b<FIgKcjfGihm[Gl
es:pregu* XENM[KfWUL]YajP]
es:prend* [EVXSTWXV]Za[RYO
es:prest* YEW]XJXUPS^Y^TTX
es:prima gDECfJhkaA^jg_?i
es:proxi* UP_]MTLIKaHFMB]M
es:puedas JWYdJjIMHhLEHJ]J
es:puede XNYQRUPSPZWRQIXX
es:puede* ^MHTXX_WYRYcYNNT
es:puedes cNAWZSc]aXS^[WO]
es:puedes . la kFIAhBbk[IZecdEk
es:puedo RX>9UEWWU8PYTj7T
es:puert* O]UTPYNWNUPNQMXN
es:puest* g>BEjIesc?horc@i
es:puesto eELGhOgtcGbmhaHh
es:que SRSUROURRUXPSMRP
es:que . a NI@@RDQbOAPVQlFS
es:que . con XWHIVNa_ZGYVZfK^
es:que . de dDXKbbc]^UecYU[]
es:que . el SJNOYQY_XPVV[US[
es:que . en _?NO[Qa[aSb[YMSY
es:que . la ZFTdVWYKUSbSXMWR
es:que . los cFIF_G^fcKaef[If
es:que . me VL@<aJcdSBRjbl?W
es:que . mi K]YPELPTHKRMIQSG
es:que . por HdeVFUEFBWECEQVG
es:que . se FVacD^ELD_MCFD^E
es:que . todos eEHGgMe_aGe_fXGd
es:que . tus ]DDGXJae_?abb^D_
es:que . una ZKBB^Kd_]FZbZ_D_
es:que asco RFFK[LZgXFXcadId
es:que el WJNHXHXXWAXZ[VL[
es:que estoy g@GGgHgfcEcfh[Bl
es:que nadie cLHHbLdd]E[maVFa
es:que nos dJGCeM^ibEadbbGc
es:que para aOFDcK__]J^^ZXG]
es:que te OVf]TcLNPVPQNQ^J
es:que vas VK87WETZQ<S[Uj:_
es:que yo UIC8[Lfp_BVedj9_
es:queda VEXOTZRWZUc_[ZLU
es:queda* G^K@FYOGH?KML[BK
es:quedamos cIHJeEdlhIfgaYId
es:quede KXFBQIY^RBMWMbDT
es:queri* DjFEBJEG@FD?CVD?
es:queria ApFAHNGFFB@?FiGH
es:quien b@TNbT^b[OdZ[RPY
es:quien . el [NJJfOdl]Jcea[Dg
es:quien . la aGFE]MafgBbfd[B[
es:quien le cK>EkJejbC^ecaAf
es:quier* JSULOXOTMMMRMXPN
es:quiero PV<CUEVZPBOSQbFR
es:quint* cEAGjKdg_Bafe_He
es:quita* XTAFWFUZQKVWV^KT
es:radia* bIHOdMahWC[ef]H_
es:radiador XHGGaFc^]LcccZNd
es:rata cMBFbRjhgDcbfY@c
es:recog* g<PLbF^b_FSaaTJX
es:renta fIII]K[e]FYjc^Db
es:respe* hFIEcOdk^Kcj_XJh
es:reuni* _IHIqSahfQb_[WRZ
es:reunion cLLLdKcjXS^WWTSY
es:rompe* KXm^GXDEKbCHJI]E
es:rompi* ]KLKdLbf^H_eddQ[
es:rompio ZGDIZDYjZDYa]aI^
es:ropa WBWVXTY[YYb_cYVX
es:ruido LJUMMFOCQXNR[QWL
es:sabado a9TOOEUVURSNYIPc
es:sabe SOXQLLITMWUPKI[I
es:sabes ZFZFMTTSOPRROKWQ
es:sal h@B?lDnmh>lih_9l
es:sala ZCIAbLcljEaeffEd
es:salga* ZIYWX^S^ZZYSbYTT
es:salgo MZABLFTZNGMTQb?S
es:salir [GXXU^RKPZVONJVW
es:salon aFEJdElqbMeildKh
es:sarte* bDMMfWb^XPY]fZS_
es:se RSXOVJSUQQVRUOOT
es:se . a iHJM^OXc[RYZaUO[
es:se . en YBPRUIZ]XA^RaTKe
es:se . no aEMKaOmk]OYhb[Kf
es:se . por k?HK_LgpXF^kg^Cb
es:se . tu fIC?[NccYDcfcd>]
es:se . y bGFC_JcobJ^fcZFb
es:se acabo cIBFlLlga?dge_Fe
es:se le bEFL_K^hcHYgicGf
es:se lo UNLDbJZZdEcidaG^
es:se oye _CHHcKajdCZffYBb
es:se puede cBGMaOWVTP_^XWMV
es:se queda ZCYWRSV[UUZUVNMU
es:seguidas cGLG]LbdZLc_bWFj
es:seis _ERK_MTXYP]^fUT]
es:seis y _FHIfHZh_FZd^TGd
es:seman* TRIJOSNRQ[YQWKEP
es:semana YQFD]NRUSPR[ZNGT
es:semana y _BGD]I]gWFZcc]J^
es:semanas YWBA[Eaae@Y]_iI^
es:senor* iBHCdLgjbF_bieBh
es:senta* ^NHFbL^TWG][bZNc
es:seria BbffBa@??dF87G[>
es:si ONVWPSNONUOMKNWL
es:si . algo _HIOcMchaH_j]ZJa
es:si . la ^FFE_AYfbIVcd]C]
es:si . un Z>LFcMiabEcca[Fg
es:si me IOJBSOLMLGIOP^IE
es:si tienes cAQKcWjefN[lcYKb
es:siemp* VPJRRZUWUYSTWXNU
es:siento TY8<XN[UM<TSOm<V
es:siento que [KFIcL]a[IYU]fLc
es:siete TMNWPJTYO[XRKVHY
es:sigue KRddGcGTLfIJGDlE
es:sigue* eKLRXNV_TK^Y]LGX
es:siguen dHC<_KifdBdfe]Hf
es:sillo* _MLH^Hdi[JXbf_Od
es:sin TNQOTERQPHO]Z[NY
es:sin dormir ^IKKbPch[P^fcUMh
es:sinve* hIDFcLjojDgdf_Fi
es:sobre YJVRQRPUSXZXOW]X
es:sobre mi cHFBcEee_DdgfeEg
es:sobri* bEFLdNdjfJghb[Jh
es:sofa ]HKN_Qa[UPaX_TRX
es:solo E]KIBRFNCMF?GMLJ
es:somos fAIDlHiilB_jhcBn
es:son ]OUUTSTZUM^WbOQV
es:son las e>FGbJd_a>dgkXEb
es:sopor* cEGEeMahZM]jhaGc
es:soporto eEGEeQbg^McgbeJa
es:soy ^LDNPIV]XOWWNYGP
es:su [O@8iH]hb4WjZi<[
es:su casa _FEEaFdd_G^b]]Ga
es:suelo ZMQGZQVhRUSYYROQ
es:suelta hCFD_Keoe?bchbDj
es:suena l:E8hEnnc?ippf?n
es:super hHEIjLdjgGehc^Df
es:tabla bGKE[LbkdHfid]Hh
es:tacon* ]EJGiPeedGeibYFc
es:tambien ZKBM]C[^aIVRUV7S
es:tan HS[TJWLJJYUGITSK
es:tarde SIB9XH^_T<Z]Qf@W
es:te OMPYOWFOG[YHQBUT
es:te . a SNWSORESI[]JLAVW
es:te . con ETWTFZJEEVFBJMQA
es:te . las COisPrHGGeBB@BhF
es:te . los BVnpJlHMAmBKCMiA
es:te . mi bEHF^GdVeCbdY^A[
es:te . por Cdc_HgGGH[CEBP]E
es:te . tu hE>C_Hfk_@agjaCe
es:te . voy FYlbRdKIJdCEFIbC
es:te meto FZniHlJHDiFEBIhA
es:te tocaba cFJJ[MabWFZ_jbGY
es:te va QOg^OaPPIcKOSN_O
es:te vas gKGCWGWgRA^UeQFX
es:te voy PR][BUEFBcV9<@]R
es:techn* aHEF^M_i_Haf^cId
es:techno aDGC[Nch^Ccjd]Di
es:tecni* bGBDaJfg_IfhfbFc
es:telef* c?DGgEfneCakja8j
es:telefono gAFBmLdq^HYhgaBe
es:temprano fGFL_O_fgJffb]F_
es:tenem* ^EAI_Ca_fLgcgWKb
es:tenemos bDDDeE_i_K_gaeJd
es:tengo PaLKJKQMRIRYT]MP
es:tengo que hBCDlNgheBfjfeGj
es:tenia SQGGLMQ[VDO]T_BQ
es:terce* ]JETXSbWXVYa]VRY
es:tercer TILNcMZc[IY[[UGV
es:tercera dBMGdLgfcJfngaKc
es:termi* OPEBSPP[KDLSNiCO
es:termino cEIF[GbnkNec_ZKe
es:terra* XOA>UCRWQ?QZXcDX
es:terraza SR<4bBXYT>X]Vk:Y
es:tiene d@TIdKZbRXZY^ZQc
es:tiene* XAGRRARXWHWQXN]Y
es:tienes RPFPWOQXPQWRSRWX
es:toall* SUOEQPRUOSNQLZDT
es:toalla JOJ9MQPTHRJLGXGL
es:tocab* eFFE]IfgZB_khaFf
es:tocaba ]HIGZMYf[ETa[]Ka
es:toda c@GEgPboZFhffXJm
es:toda . noche cIEEeGefcF^gecAj
es:toda la dCNE^LZkZE^cc[Mg
es:todas las _RCF[JYacIaZVb?X
es:todo MRB@QBQPNAKWMeEJ
es:todo . que ^IMSgZ]YcUaXg[Qa
es:todos OSSOX]VTSORUTUTO
es:todos los _KFQXINbPLTPNRHR
es:tomat* cCGDeGdjcCffh^Ed
es:toque* _GIEfKjifAchibBc
es:traba* _BNV[PX]TMWZWTGS
es:trabajar aBLI^O_cbI^gf[La
es:tranquila UMQK]MXPRRRWWZLW
es:trein* cIJF^OeidD]acbJc
es:tres [FNM]MXZ_YaS_V^d
es:tu SFUQVYVPQRYTPRVS
es:tu . de WL:CYMZYW?YZU[IU
es:tu . del _KJMbLed^HVdcWH^
es:tu . es dJ?CeFakaAabb[Ec
es:tu . la bDDJ]KebZ<bg^Z8i
es:tu . me eBIDaCdja@fdgXAh
es:tu amiga aIBAcL_edBe^fcCf
es:tu hermano fJ>BiHbeaCcdd]Fd
es:tu la cGAFdMehiNcedaDh
es:tu parte hGGDeKisbLbhg^De
es:tu primo _KGEdJdgcIbbc_Bd
es:tu turno bKHEbK_ehD^ebXGc
es:turno j?B<nFpuh:cunfAm
es:turno de gFLFkOggaGffabJi
es:tus kBSQeTXZdEb]aURY
es:tus . de ]C>@lDejiCgllh?n
es:tus . en eEB@fLbgiAggc]Fh
es:tus . son dDFBeGdg^D^ddbD]
es:tus amigos TIUJ[JdU^QX]UVOX
es:tus cosas hIDKcKeecHXcc^I_
es:tuyo ^HCPSJWVcIWKaNKR
es:ultim* PJQPRUMNOKLMNJMO
es:un SSQTPVPMRTUQQQSP
es:un . a iBEBeNdkjEdhhdFm
es:un . antes ^JAFfE[jYFYbaaEa
es:un . cuando eFECbGbm_F_feaFf
es:un . de cJQUMOQQKJXWWR[T
es:un . que hAIIkHhjiKhpi^Fh
es:un . y HaFUMYMAKOGHFMPI
es:un dia Fc]]GPHDATFBFBXD
es:un poco i?KKhM[XdSdeg^Pd
es:un rato i?AAjMhfpHnglbDo
es:una XPVQPDQLOTUQTPVP
es:una vez _KVPXKU]SVUS^USP
es:unos dias [AIIdNcb_Fd[bVHe
es:usar ]FD@^LcfbD^fccDk
es:uses fEFHgI_i]J^gfbEf
es:va GWYSLVPQQSJQNQWF
es:va a E[^hGlIEG^G<DD[@
es:vale dLHEjTmmfHflkfBk
es:van IDV]Y^YXQXPTPUZP
es:van a AL]eP]INPiJKHP[G
es:vas PHVXPZGMGRRHVHVQ
es:vas a SPY^IWCTKPTEOFQT
es:vecin* aJIJQNba^Kb^_TN_
es:verde fJGHdK_i^Heij^Jc
es:vergu* ]GDG]JbiaH[ghaJb
es:verguenza gEHDfJknaDgineDd
es:vez . lo fJF?cIegaHb_a[If
es:vi hHCBcFen^FmhigAe
es:viaje _CGEdMlp^F_iibGb
es:vida [G@?MITTQ@NZYYER
es:video* hEJGjOhfcI^cdZEb
es:viene P^>?ONNOOBJIS]7M
es:vienes ^FHFgKdjbEZdeYDZ
es:viern* WGMJWLQ[TQW[XZKT
es:vino hEDAhQ_maDbej[Gk
es:visitas i@FEhOhohCaql^Ag
es:visto j?GHfMizdLjqeULh
es:vive aqui ^FFCbI_a]FW_fTD^
es:vivir con d>IJfKdfcFeciZHk
es:vomit* aGHJZLbjnB_kfYHe
es:voy KROMLUKRHSKOMTPQ
es:voy . seguir cIDIaJjieJT^b_Hb
es:voy a JWRNQYJIFRILHPOT
es:vuelt* VU<4WG_bW>Sb[j7W
es:vuelv* PSKSNTOMNPWKPHVH
es:wifi ^GGJeKfc^K^idaE]
es:y TPRRMPQRRVPLRLQK
es:y . de _DKIbLTTZGi_aPEX
es:y . lo XK^aTRQTNa[ORK^T
es:y . tu XJTJTUVcVLWQNYJS
es:y . ya iAB?cKdffHgigc@j
es:y ahora hCACbKhkcBi[m_Ek
es:y en dDBAfGXbf@]b^eHY
es:y encima jBA<eEimi7hgfb>n
es:y estoy ]HD?]Jcd^F^efgJc
es:y la QXNHUUS^NGRWJ[JU
es:y lo ^DOJbCVbWQdPZQR]
es:y me LTOILMUWRLOYRZUO
es:y mi dECMWO_]_QY_bRUV
es:y no IS[cDOMIN^MJMGZL
es:y nunca eEFCcFijbC]ohdBe
es:y que G^d_HaAGHZGDAIY@
es:y siempre hCGDgIkmiGhnmdDj
es:y te HPadO[LQLfJOHDfP
es:y ya GcKNHZ?PJVIAESGA
es:y yo ZTWOPIKTRRSHQJWV
es:ya OTKMQDIPNIQKKTOV
es:ya . que cDB@gHd^hCgcaZCc
es:ya . se _FFM]Ohe]JYgf]N_
es:ya es ^EBGkJap^FdlhZNh
es:ya no OSMKKOISKFKLF^EO
es:ya se ]FEGfIjccFbijbIe
es:yo ZNY^TBQOUTYLQD_Q
es:yo . con gIDEdLbe]@bib^>[
es:zapatillas _DKB]MckbDape^Ee
fr:12 fDGJfLhlcDbdgcJl
fr:14h bIEK_L^niE[fb_Dc
fr:15h gIHKdLlb[Kdfe]Ig
fr:17h cKH>aIhii@dghcFd
fr:20 ^KHL^Eal[BZea^J[
fr:21h aKFEdGdoaIbecZIf
fr:22h gBD@hMjo^CbklhAp
fr:23h dCFHgKfdaAedeZEf
fr:2h aFG>bFkcg@gdZaAf
fr:3h bFDH^L_geEe_d^Gh
fr:4h cMDCbJblaE^ch_Bj
fr:6h ^IBEcD[m[DcdaeHe
fr:7h kCEDhJbm_AendbDk
fr:8h eBLLcIlleGjlm]Kf
fr:a ROLRJRUQSTQSXSNS
fr:a . a WOKORJQKOSTTOVLQ
fr:a . d i<BGiGkmiBmnlfAn
fr:a . dans aCHFaFWYYJbXhXM]
fr:a . de THUeQ^SYOdVYPJaS
fr:a . du ZLFC]PZgWATXbgGb
fr:a . est XKKH^QZeVI_jYZE_
fr:a . h gDJJhHjl_JekfcHi
fr:a . heure ]EMMVDUVVLUSU_P]
fr:a . heures c?HN]L[feM_aZZI]
fr:a . le WVFMNEQTTSPVPZBU
fr:a . mes eI<C_Chif?fcac8j
fr:a . nom bGLOdNcj_Og_cYJc
fr:a . pour bFGIbK]ebC_hf]J[
fr:a . sur XLGG_PacaIV^X[J[
fr:a 18h mFIDZHc[dG[bY^Ha
fr:a 6h [MEBXH[i^A^d__@_
fr:a 7h gHKJdLbhfIdec[Hg
fr:a 8h ^NDH]Pdd]Mdgc[Nb
fr:a cause dIIEeTcd]D^ajdCa
fr:a disparu eIEFdOjjfF^ce[Ef
fr:a dit fFNNcKfh_GhagYFb
fr:a du dHC?aJlog?[jjg@f
fr:a encore _JJD_Ndh[Lbbc^Qa
fr:a ete fGOKdLcdcHfjf]Ig
fr:a fait SINPaVU[RBO^ZcHV
fr:a fond ^KKK[M_fYJ[f^[He
fr:a l WGVaYTSSRX[TSO[Z
fr:a la UHOPJVSUR]bPXGbP
fr:a laisse ZEEG_D_bgEdfh^@j
fr:a ma HeFCFJKJIFJEObGL
fr:a moi _4HRWZWU_NXVcVR]
fr:a mon IaVZLNIGNONVLISH
fr:a partir ^?DFaOgkhHagq^Ek
fr:a pris aKGMZM[cjI[aaXDc
fr:a table SDJKaNdd[JQaeTFi
fr:a tes PDWMNXNLNbSPUT]R
fr:a toujours bBNI^HeiaI[hdTLe
fr:a un MQXZJGKSK^OHNIXR
fr:a une [NJD^LV_QEYZfe>_
fr:abonn* fJMPeLbe_P^d[VJd
fr:accep* cECIcKmb^HffncIg
fr:accepte [NOHaOad[J]mc]Ib
fr:accord PIABWLT_[BRZVcAT
fr:affaires XGPR^UVf[ZX[[TSS
fr:agenc* WKGEaNbdWH[bc]Ka
fr:agence dIHHkGbfjK_cibHh
fr:agenda _OFLbH^dXHU_Y]Dc
fr:ai QVJKNFNLMLRPKWOP
fr:ai . impression bFGKdOajbJaefWJc
fr:ai . le [KVKOPUXVVZSWM^W
fr:ai . qu aAML_L_jlLjdjZGZ
fr:ai . que kANPkJgqdSjimV:k
fr:ai . un JNb_GNJQPfZNIT[P
fr:ai besoin ]MDJdO^b]F^g_aEa
fr:ai eu WQMHZJ]X[Cd^XdCY
fr:ai l ZEUNcOaZ]VXY^NYf
fr:ai ma bIKHeGedcFbhf_Lf
fr:ai marre fNNPaOcidJVfa[Oc
fr:ai un bCWWRT[OUMYP[MbW
fr:ailleurs eN@@fG]b_8Y_mb>c
fr:aime bien hDADbIenfCajke@f
fr:aimer* SP@ERGa^WBLVZbBP
fr:aimerais [XAKQM[WREP[^[?P
fr:an i@HBdHkjdEheicFf
fr:annon* hACHiIjejFadkWBf
fr:ans DV7?EFAIC?C>EC@B
fr:appar* a@ILYU^QXVZ^[LUV
fr:appart TDJRTV^VREXeZQTR
fr:appartement bEFGkMfgbE]hhcEf
fr:appel* LSGIOQMTLGKQKeNL
fr:appelle XGIC[GYQTGVcWgFZ
fr:apres I]LMJIIMHLHSL]NP
fr:apres midi fEJIeOdrfJadnZIb
fr:apres minuit bDIFdLcdaEdaaaGh
fr:arret* L[GIL9ORMHMNIjHN
fr:arrete de SJB@UFU^RBLYLe?T
fr:arriv* QZQLQWWROINRRVUR
fr:arrive . a aFLBlLdleG^]c^Cd
fr:as RLROQFSYOWYOZHQV
fr:as . de ]KCLbNhh]G^bfZDe
fr:as . le fLFFaLdtf<_debC_
fr:as . ma eJGFZJ_haDafe^@b
fr:as dit _EHM_OciXFYcg]Tc
fr:as encore ]IJFaM_iXG]ZX[Le
fr:as fini gKHEdLjdgE^id_Cj
fr:assez YRFJZKTaXCQRXfGV
fr:assez de eNGJ[Nc^fJYUfbJa
fr:au QVRJTVTRSLRSSXHV
fr:au . de eJLSbUY[aQ_ca_L]
fr:au moins J^EFLGHPOFHNQdDN
fr:au salon cGKG^Lbf[K]he^Md
fr:aujourd SNHF]LX]YDWWX_DZ
fr:aurai* TXDGVMV[YFVV^mFT
fr:aurait ^HBGaQhodGfmgcKl
fr:auras LOYfKVBB<fMEFEnB
fr:aussi WKTAYEPSUOTMUJVO
fr:autre* VVHFUE][^HcaVcGS
fr:autres VMJK]OUiXC[_dWL]
fr:aux TGOOHBRPPS]LKNTR
fr:avais jHIFgOeqcHdmajDe
fr:avais dit bJII]LcmcFYee^Eb
fr:avait fBUPVQ]_XVVYg[QW
fr:avait dit aHOIaJdhiJXe_^I_
fr:avanc* eEMJaFemiNchm]Jf
fr:avance h?JIcPjpgGdegYIk
fr:avant ]LSEYCZX]Lc_^YM^
fr:avant d ^NDIfOcleE^jadDe
fr:avant de ]SDCeL]icAXjhlFb
fr:avant que cLBFbNhjdFlrkhIi
fr:avec UIMJOOSNRMWQUUJQ
fr:avec l gKCIaLdheIceebBe
fr:avec les iFIEYSYfWJ]a_^Hk
fr:avec mes ]NKD]M_fXHXdd_HZ
fr:avec moi FaMMFQDIENGEH]HE
fr:avec mon fC>@mHicj:ahdd>j
fr:avec toi [FMNgWk]hUckedUe
fr:avez VMFCZKVZYGUZcdER
fr:avis ^JHLdJ^caN]]aXLX
fr:baiss* VMPJ]Vc[]GW^e[Hc
fr:baisse RPTV]TTcONVW[VPS
fr:balai [HFA[K^jbI^hfaCa
fr:bande ]A?DbGdfbEcegaDi
fr:bande de bCEF_Jhfb?_eecDe
fr:bebe fEGHdLgmbD^hbaFi
fr:besoi* L^Q_NUJRKWLHNQYJ
fr:besoin . un ]IGH^S_a]J]^_XI_
fr:besoin de _DMHaRg[XZbXZWVX
fr:beurre ZIMIZJVa_E__a]Ef
fr:bien XJXSMUQPP_WWQJTU
fr:bient* BmKRIPBDCMDAEGH@
fr:bientot <nBIJJHEFR?A@QHB
fr:blagu* bEHEkLjjdEghebFj
fr:blagues eHJIaNdhhKbaeXJf
fr:boite d:KN[OWZW>_aXYKe
fr:bol ]GILfP^mYJ^efVOc
fr:bon PW?BZIVU^FR^XiBT
fr:bonjo* kFEEgKfdfBcjc_Gh
fr:bonjour hGC@kHjffDcml_?m
fr:borde* YG@B]PakYJfkgh?b
fr:bordel jILHfIcp]Aeme[D_
fr:bosse _>HIcKee_Deg_^Db
fr:bouge lEG:aCetj?jpli?j
fr:bourr* eB<B^LeeZGbee]Gf
fr:bout ]MF@ZK_]c<TgcfJc
fr:box ^IJFULXd[JZXYTGb
fr:bross* _HDEfJeg]BahgfKg
fr:c LUMSSIMOTNRONWSN
fr:c . la Q[PMSSR^QHLMRfNV
fr:c . le VRKJZIYRZIVVXZIN
fr:c . pour MgHFONSJIEHTLkDI
fr:c . qui eJDL[OepYM]cd[Bd
fr:c . quoi bDCEdLctkGdmdcCh
fr:c . toi KRa^HNGEE]LIJ@eL
fr:c . toujours ]HJLaM[eWKYbaSG_
fr:c est LQNNPKTUPSSTQTPP
fr:c etait PO?C[KUiUEUdWbCR
fr:ca PZSNNINTOQKOMRLN
fr:ca . la _?KF[N^af?ceeYIa
fr:ca m eQILaOV]ZBWZVdIU
fr:ca me bLFBjQcbVIY[^cLc
fr:ca te MZIMUIUONHPTL^GQ
fr:cafe aBOE[IV[XNXU[YI[
fr:canap* ZLPK_ShZZQdhc]Ca
fr:canape bJQK^QifbMejfaHe
fr:carto* gIB@dHiki@jjkgDf
fr:carton bEBCiHgn^@^ia]Dc
fr:casqu* jD@AdDkjd5dpqi?m
fr:casque gGEDfKfZ_AfjgcAf
fr:casse HS]cKOKKOaKF@CaN
fr:casseroles cEKHZNjbYG_c_gIm
fr:cause jCJEkLmik:jnnbCk
fr:ce . ci eECGcMiefGiddaKl
fr:ce . j YM@A[MVXW@N^_b<^
fr:ce . on ^GBH_Mfce@cbf_Ch
fr:ce . ou cGIFhMgiaE_mfZEe
fr:ce . tu GVbaK]KKKWHIEFWD
fr:ce mois cEHIdIchbNVdcXFh
fr:ce que F[MNIVHKLKCJOYOI
fr:ce serait IUagILEIE^E?CEbF
fr:ce soir LMXXFOWIKWTRPTOJ
fr:celle iCHDeKfogBijhcAn
fr:cette fois IcELIIIADDFHDWJF
fr:cette semaine oCFEjLlmhCgrgcAm
fr:chacu* WOFJ]JYUUHQ]ZbCU
fr:chacun WRBFVDZXZBYmckEX
fr:chambre est cAEHdKdjbBeki[Fl
fr:chang* cCMHdJeUiDcef^J[
fr:change eAB>k?kmhAhnlg?q
fr:chant* jC>DgCci^Bbgff>b
fr:chaque fois VDGPPX^h^V^gVWW^
fr:chat R^IMNOQNNKNIS[KX
fr:chaud* dIEDdKaacBb_e^8e
fr:chauf* UGC^TJTZXWYWQNVT
fr:chaus* TK::aFcaV<]Ybn9^
fr:chaussettes ^JHDeLb[[K[b]WEc
fr:chef _JG@aI_adF[df]Ec
fr:cherc* SGWUK[KUHYUPRF[D
fr:chez fEBFTJ_eXQh]bTQ_
fr:chez nous ]CKL_Nco_Gcbg[Ic
fr:chez toi ^FIIbLcicEfkeb?e
fr:chien [CYQT]QPT[[VUUPQ
fr:chien a _LAFfGYh^C]a_ZF^
fr:chose* aEHNaMdidL_ecZLb
fr:cinq cDQT^P_[ZQZdeWRe
fr:claqu* i:IL[MecgIhbjbNh
fr:claque bGJI]N]g_JbieXKd
fr:coler* bDLHdNbe[L[mb^Kd
fr:colis jEGDhGil_Egoj_Ck
fr:colle* gA<:]@ac_:debZDb
fr:comme QOVMPLTJPIQORSI[
fr:comme* WR<C^AYd[AW^[g?a
fr:commence ]NDGbJh_bFjZdeFe
fr:commence a _OKJfIe[eGW[d^F[
fr:commu* u5D?uEjtiAdsudGr
fr:compr* PXW^Q_ROR_MPTPZP
fr:comprends jPHFcRTXaDY^gbCc
fr:compte HMLSFWDDHXLPFBXN
fr:consu* eHKIfLb__J[cc[Jd
fr:cote TV@DVOYMWFSZUfG[
fr:couch* aIGCYQ]^WB]fcgC]
fr:coucou YGFH_H_h[IYV^aGW
fr:coulo* dCFJeRbacBbkeWGa
fr:couloir cFGQ_XaWgLbgdTQW
fr:coup WKOKKRWZTXYNJRaZ
fr:coupe l:D9iHf[cOgck]Jd
fr:coupe le jB@BeIkrbEfjm]Cl
fr:cours ISYRO_EQO]KPMJZW
fr:courses _FEMfOj^bFY_[[Ig
fr:craqu* dJKEhLdheC^ji_Mg
fr:crie iGABhFjii?jed^Ck
fr:crois QUIDURTWRJSPPVSQ
fr:cuisi* X@PMXLfbYHSa]QRb
fr:cuisine QLVONGU^VV^SULOW
fr:cuisine est ZIKE[J]lhH[_^YG[
fr:d PPSOWEMPTOSQTUQN
fr:d . a bGDGeIbp^Fajc[Ha
fr:d eau SOEMUQQe[SVTVQN[
fr:d hier cEKLbNdheKfc_^Nd
fr:dame dJFIfQcdgEdiddCi
fr:dans QLVZVUKNNRPUSPOO
fr:dans . chambre [ESQXMZV^LT^aVSW
fr:dans . frigo ZIDF^JYi[IYh]cDi
fr:dans . groupe YIJLZQcX[Ma__[R_
fr:dans . salle XPHOYT^l_OZdcYKk
fr:dans l WJRUZSP[VPXXVZQS
fr:dans le LXMHOSNMLLOSHU>Q
fr:dans ma SLGFcTZkZM[e[^I]
fr:de NMTLNKNQQKTUMNQM
fr:de . a ^LBMeXeY^MW[XYTb
fr:de . ans aJIPdObibE]ligPi
fr:de . apres bAEHhGeb_@egjbDi
fr:de . au jGAAfFggf@ekhl>p
fr:de . avant dGHNfNdd]Gbfk_Dh
fr:de . cuisine XHHDWQ]bWO[b]VFa
fr:de . dans YO_^UWSVQSROTOUN
fr:de . de aMJTkZ]ebO]_fSMb
fr:de . en lFNKjK[cZMZd_SRd
fr:de . et PZMTYOMMLKKPRaPO
fr:de . j mFFIdLmonEnahcAe
fr:de . l aDACiKhuh@amh[Cj
fr:de . le _FLPRITU^RaYeQPY
fr:de . que CZ]VDY>ICcEA?NWD
fr:de . un aERL_Ugc]IXt^]L]
fr:de bain TPRQQPUVRMRVOXRW
fr:de la ZBRbORTfYXc[]TYW
fr:de ma UC]QKZSTWYOSOJYF
fr:de me I]IOBPEKGMGMEWU@
fr:de moi M[D>VMPNG>JTPeBO
fr:de mon QFDQTUXYRIS]X^MT
fr:de ta MZYYNaMON^SPKNZR
fr:de ton PRS^MPNTG]PJHDXN
fr:de travail YGML]LSh^J_ebULa
fr:decal* _ELE_Mfk_B]he^Ja
fr:decid* jBCNbOdf_KdgfaIg
fr:decide aHIN]SbqXOWfd_Mk
fr:dedans FZPTGWGKGZKBDPTE
fr:degage cJECeGfcgBfjgcCm
fr:degou* bFHKfI]jdHajc_Gg
fr:degoute _HAJ]K_iYGWbd]H_
fr:degres f>MPhHai_L_heTM^
fr:degue* YKII^R_bXEV_][Fk
fr:degueulasse ^OJG]N[fXHYcc[Ja
fr:demain LRQOTNKSLUQPJTRN
fr:deman* JWCDRSMNMDJNQ[PQ
fr:demande RTE<TPTUMHRZWaGT
fr:dents HPa^RdFKEcMKJJYJ
fr:depla* dEEFbHgiaFcadbGh
fr:deplace ]JLPZO]h[I_fdZK]
fr:depui* SVOCQTUVUGQPNVMT
fr:depuis LYMMMVTZRINST[MX
fr:depuis . tu eKEGZI_agJ]ga]Gd
fr:depuis la hEIKfLdfaGafcZHh
fr:depuis lundi ]DJLaNeh]OYc_YM]
fr:depuis que j>DIcHerf@hmg_Fo
fr:derri* VIPHWZZ]TZZZYRUX
fr:derriere ]OCE]Z^UVNZU_KH^
fr:des . de XNAA_Nfe]HffpeD^
fr:des que lBOLfR^]fMa_eaI^
fr:desor* bIJOfOej_MggdaIf
fr:dessu* ZL^fQaYSMZTNPQX]
fr:dessus WNaeK]OHObTMPKfS
fr:deux UFUPWZWQQa^YKR]X
fr:deux heures [JKJfJdikC^_]XEa
fr:deuxi* YCTVaPUYS?_^[QR]
fr:deuxieme dCRScH]]YObZ[UU[
fr:devai* UPG@VJd_T:O^WdEW
fr:diner YHGA_JVaZDZXUZLe
fr:dirai* aNAFcEef_<[labDg
fr:dirait dEEFiGng[@^kjhAk
fr:dire YR?BSLWiXDZQSc>U
fr:dis STTEWOTTJRQQJVLR
fr:dis . moi aFMFdMbefIdb__Gb
fr:dis le dHHDfIinkBhkjdFg
fr:dis moi iDBBhOegg>cqheDi
fr:discu* ^BGM_M_iYPakiVMk
fr:discute dGIIbOcjbL[geWJc
fr:disparu iBEEfLdedL_eg^Gj
fr:dit WO@:SWUVULUdUZKV
fr:dix SLHKSCNQNBRTQNHT
fr:dorment eJFKaPffg@fdhfBg
fr:dormi bFLLdQghhBdag[Ic
fr:dort hEACmFkreAlorcCr
fr:dort ici _LEC_I]pZA]eabBf
fr:doucement WMDISHUZ_FXcN]E^
fr:douch* aM[TXQT_RK]e[ZQV
fr:douche [GUZULWUYIR[WSRX
fr:douze ZIFHjLeebI]li]Eb
fr:du TPHGORNRPVSQSKOU
fr:du . a YPEASMY]ZAQhUaDR
fr:du . de fALKeJbklHbjkVLe
fr:du . et bMHC_EebY@XbckFi
fr:du bas YPEJ_PbfZD[d][Gb
fr:du loyer aGJLgKga^EdgacEk
fr:du matin ^LFJaL_jcIYac^Jh
fr:du monde _FNV[MS__T_W^OTX
fr:du salon cHFJeOfghBdeg_Eh
fr:eau XNQTVYRZUYZ[YVWS
fr:egois* ZJIHZKaeeG[bb_Ib
fr:egoiste aJAGdJceb?_cfZ<b
fr:eleve* cIHG]O_l[H_cd[H^
fr:elles gGGHgFlojIbij_Ff
fr:emmen* [IFKbIgbbDaic]Ce
fr:en WSSLQBOOQQUNNPRT
fr:en . ma aGNK^O[eVNWdbUN[
fr:en . marre VIKLZQ]iYHYZ]UKg
fr:en ai VTMAbHWVVDT_V_IU
fr:en face ZMKIcO_ddL[Yb]L]
fr:en rentrant URE:QPUccBQ_UiBR
fr:en retard fCFGcKclaFbjjbLh
fr:en veux hEBGbQXaaCebe_Bf
fr:encore OTYTNYSVPMUTRLXQ
fr:end QFRNVIVO_IVO[LNR
fr:endor* UNFKXGXVUD^b_]N[
fr:enfan* aJFF_Ncp[H[oc^@d
fr:ensemble VLOVUSQTUWSTWSRY
fr:enten* OOMKUORURZSRPLVQ
fr:entends hBOMcK_gcSbdeSPg
fr:entendu aGFKdNdgcGeif[Gi
fr:entre . et fHKFcNkecGfhh]Gb
fr:entre* NUALSCNTSK]^UXBS
fr:entree WFMK[DXZXM]SYdL[
fr:envie JiKMLYMNKONLPaPK
fr:envie de HoKXSTNMNOHIOXNC
fr:epong* hECDiJkqc?^iedKl
fr:eponge eBDEpHkod>fkfiIi
fr:es TMRWHROSRRPOMI]M
fr:es . la bG@?eLedZ?ghd^Ik
fr:es . un cODA^Hbi[D^]db8c
fr:es pas o>ECgDjmgDdmhbBk
fr:es vraiment ^KDJbOcjcLZeedAe
fr:espec* cFLLhQ]c^Nd]d[Pd
fr:espece de YLOHfJ_Y[FZXcUPg
fr:est RKKFMCTTRORPQTOR
fr:est . a fDNEfRkocAfql_Ef
fr:est . dans _HGGeJhfaD^je]Gf
fr:est . en iJJGfJdjjGecd^Ge
fr:est . et LJ_^IHEJFZIKGDgE
fr:est . le QXDFNKTVDCQTQoBO
fr:est . mais bIBKbPhfcHZdc[Cn
fr:est . que TOY]MGGPMaQKNHcA
fr:est . un fHCGfOdg^Gdef_Dg
fr:est a ZJCG_KZZVH^[^ZBZ
fr:est ce f@BBmGfteF_hofHh
fr:est du bGLK_OeigIbig[Ne
fr:est la ZWGIZIacTLS[XgHW
fr:est le ]MCAcM]_dBZb^[@Z
fr:est morte cDGEcLbfcN[c]bOc
fr:est plein dDFJbLah^C_hdYIj
fr:est plus gEGIfNgriKbjh_Fg
fr:est qui ZLFLfM]c_G]c^_Ec
fr:est quoi aDHFdPbfbF[jfdBc
fr:est toujours cHEDgIdnV@_nkdEf
fr:et HXZZVPONSTQNNMTK
fr:et . a H[IBFOKYN<COMdCF
fr:et . est LXQeMWKQG_JIHNVK
fr:et . l ^RQM_HV_RK][]ZJZ
fr:et . le ^NGY_TWa[R_XVJQS
fr:et . me H][KHQIQOQHLJKNI
fr:et . tu iD:6cFqnn?gtjf8r
fr:et . y fFDJaF]ncF_dd^Gb
fr:et ca VNGH^SZWYGVZ[YIc
fr:et il OVZSPTOOGWKIMOUL
fr:et je MSN^R]PSPXOXJJQS
fr:et l ]JEIbL_]dCZcb_Dd
fr:et les aFJHeKiifJhhf]Gg
fr:et moi ILedOYHLJbKGFEkK
fr:et toi UKHTROX]RPUURQOO
fr:et tu UPFXZUP^PU_OWMVX
fr:et une dDAEfHaleEbea^Af
fr:etagere WQF?UFVTUHPSUX?R
fr:etait X@9>^@^g_EVhacF]
fr:ete LQ>:QDPRO@MMRl>T
fr:etein* IeTZKOHMIVDJGOOE
fr:etes aCIFfCbg^Icb__Ca
fr:etre K^QXKKMONOTIJNLM
fr:eu YQFGdNe_^B_aZ_C]
fr:evier _AVETPUSTT[WYNZX
fr:evite* hKGEbKaffGZcjZAd
fr:expli* eHDBbNjaa@cddaDe
fr:explo* bHIBaHaceIdabdBc
fr:expre* EmTLFKD>FGFFETE:
fr:expres GiRSCP@EDGICFYGA
fr:factu* jGIGkF^dbE^gd]Ji
fr:facture fGIGhMgthH^jh]Fm
fr:faire GZ[LGQLJGRJJKIUC
fr:faire un aGHMeKelcHci]VCc
fr:fais TNSTPORKL^WPQQLO
fr:fais les YJIFcNa^WH^Z]WG]
fr:fais ton VNIMZN]X^HWhYVK[
fr:fait VLC9PFWXW@WcXWCZ
fr:fait un jDD?cNdpd>fnleAj
fr:faite* ^AJH_JibWJReg_KY
fr:famil* VTBAVOKYSBUTR_BU
fr:faut WTHL[JZfXFT_T_J^
fr:fenet* [DOLTUU[[WX[dXRb
fr:ferme* VHKEZMXbbFbi^fGT
fr:fermer [U<<eL[if>blfi?]
fr:film fIIHfLgglObda_Id
fr:fils cFBQdQiqhHcde_Ij
fr:finalement ^JFFbKftaHdle[Dc
fr:fini XDKGZM^__BZ]WdA^
fr:fois QLMOWNPSLLRNKXPQ
fr:foot aIEIaQ_g[D[h_YCb
fr:fort dEJD]M^qaGb]hbGg
fr:franc* ZNDD[C^_SBUUNfBV
fr:frapp* eF>8[E^aTBbe]P:a
fr:frite* eDFKeLdheBkiejCm
fr:froid hCJGfH^ibGajfaNf
fr:garde KUKCLKV_SAJWWfHO
fr:gatea* eJDD^K[f[GcbbaGd
fr:gateau ^JCF_K^j]Cb__^Ga
fr:gene ]GKN^Q[k[J^keYEf
fr:gens LKcOMKFFF[PMHD[D
fr:grand* e<>?cGjne<amii@g
fr:gros kGBAhLlyd?^omd@m
fr:group* jGDGdMdmcLbkkbAk
fr:groupe q@IIeIcqcHbajbJg
fr:h jDJFlEmuiHdrnfGm
fr:hein ]LGLaNbf_I[]a^N_
fr:heure T?LGPJMWPJO[SdJZ
fr:heure* f>NQaRfcbMcjh]Li
fr:heures h@JPbUcj_NbgfYSh
fr:hier RB@?XS[dU>NXUpCV
fr:hier soir [LJHlQZcWKQb]^Hg
fr:histo* bJHKcH[[bQ]Z][Da
fr:honte ]IFCcKgogAihh[Gg
fr:horai* bJ?AeC_daDZ_cX@g
fr:hui NJKIYJWUTFVTRdGP
fr:ici [D^[VeW[X_X[XQ_W
fr:il . a YJ><^GecV8Zfie<T
fr:il . avait _IHJ]M[iZBW^cjI]
fr:il . plait XMC?dHif^>WgdiBd
fr:il est SNPS[KP[VRYSVWJX
fr:il faudrait aIKHdKfaaKbdcaJg
fr:il me F_gRCVEFFNG:EGV>
fr:il te WJa_]MRVUd[QOKXX
fr:il y VTMJ^HVTSOZUZ[Ja
fr:impor* eGFFhJ_le@bgfeBi
fr:impre* jFELeLeofIhdo^Fe
fr:impression cCJIaQhocJdke]Gd
fr:inter* fGFGcIoun<conhCi
fr:internet dKILcKci^J^fd_Dl
fr:invit* _MaTSRSTSU[QZEVU
fr:invites [PTW]SSdYR]UZPNX
fr:j NVOMLNRMMKKLJRRL
fr:j . ai XTIEaOZ[UFTaYWGX
fr:j . besoin dCDCiHedZE_fejIb
fr:j . bien eCDEfIgm]Eajia?i
fr:j . encore dJCD^LcdZFfehaEa
fr:j . eu PUFG[JWXYJXXOeES
fr:j . pas EoYKDICIDJD?BXIC
fr:j . retrouve aDDAdPfi^Eefe^Fb
fr:j ai NTSLHGONQVMJPTUO
fr:j appelle eFLJfMedYCdjeXFd
fr:j arrete EW[ZHSB@B]H@8HdD
fr:j en Q[HCSKR[PGK[TbFX
fr:j entends gEFE]Pjd_FfcgZGf
fr:j y EfWXIb<MAYFH>QQ?
fr:jamais rien hJFDgJhahDkjlhDj
fr:je POIRKUMMTSOQLXPR
fr:je . a IYQJS>JSPKLQO_JQ
fr:je . ai XM7?XDYbW8Xdfq6c
fr:je . casse MXdcHXJJF]JOHJeI
fr:je . de ^KFGRAXh^EXaZlK]
fr:je . dis NgA:JILPLCGHOe<N
fr:je . la PQPQRURTP[UOUWTK
fr:je . le OUU_UVLRSZUZKNQN
fr:je . les _GVEca^TaR_WgNX[
fr:je . pas NTBQTEWSOGPRXXNU
fr:je . peux WCQM]OflUQ^c_VOb
fr:je . plus TRA?VFPYZARTSh@X
fr:je . qu [A?GaGbncJc]^eDb
fr:je . que KTGDKJSLLEINPfER
fr:je . sens YCIHgRifYIbf^XKe
fr:je . te MQ]iT_KKKeUNDFcJ
fr:je . un gH>BdDfwh<ajio<g
fr:je accepte ]CRLoNf]XNadeaLi
fr:je ai WQIA^KNXZ>XdVnBY
fr:je arrive e@EEcQefdKfffaGm
fr:je coupe ^ANLfJkgdLded^Nh
fr:je crois UQB>ZHZWU<VT[dAZ
fr:je cuisine ZGHIfP^faHZebYPb
fr:je demenage ]FHHfPjhkHdoj^Jd
fr:je dis cEQUbRWYZZacbUYb
fr:je fais ZH?BSBWc[Ia^UZK]
fr:je le LXXZHXJHHRLLFN[E
fr:je lui A[ijFm@NAjDA>Dj9
fr:je mange RXNFPNORGLPOO^KW
fr:je me I^IDJFOONCFOMdBJ
fr:je pars ^?EAQDQY[BUUVfD]
fr:je peux [QI@UHTTY<UTTd>Z
fr:je prefere kC<BnNmukBilldBk
fr:je t YIZLHY[RP[^WRKXT
fr:je te LT^cCYLJFgN?6D[G
fr:je vais L^UXHeEOLULCCVWP
fr:je veux VZOGQFRUUFOON]@L
fr:jeudi nCC?iDkvfFgrhgCn
fr:jour NLUTFNJIKRJHQKXL
fr:journ* bGEC_Ojr_@drma@h
fr:journee _GHDdIeo_EbieeFf
fr:jours LbLLOIKNJMQMKL>Q
fr:jte GabkI_EGEfFCADgF
fr:jusqu T]O^LVJPEWNNISWJ
fr:jusqu a TVPZQ^QENNWRRMXO
fr:jusqu* [HDE_IbnlGdha_Bc
fr:jusque bHLEbO^g]AcjdWGf
fr:jusque dans YILJYJac[JZ^dXGa
fr:juste LQ?:PPXRPOLRTYKP
fr:l ZSWRPMOUTQQSUQVU
fr:l . de [MTQ]SXVUL][YQPT
fr:l . du jHGEiJinb@[ifg@i
fr:l . midi dGIE_PdmbFa^eaHb
fr:l agence UHPK^O_bXIZld[Q]
fr:l ai h?C@jEmmn:qlkf?k
fr:l appart VNRCTNV[[OXZ[TNV
fr:l apres bFLEbLgifM^hj^Ib
fr:l aspirateur fEHF^KfqkIklhcJh
fr:l eau lF5?eAlwl:dmle>k
fr:l etagere SQCB]J[ZWDVXYVCW
fr:l heure eBEGbLfmd:cjh]Cc
fr:l impression kHHLdPfwhKeih[Ch
fr:la ORMUQQSRRPQOTQPM
fr:la . a UQEFbJac[D^k_dG^
fr:la . apres eALFcLdqeIbgk]Dg
fr:la . avant YHFGXM[f^IYd^ZM_
fr:la . c ^CF?WPZabBhcfg6h
fr:la . comme SUEBZI_f[?_kcdA]
fr:la . d XDMT[WYO^Z]VYVTS
fr:la . de QSDSIJPSNHJUPVPO
fr:la . des dOIDiGan^Dg_gfDg
fr:la . du ST_[GAHPLfNJJF[F
fr:la . elle ^IADjIea[>_ea_@n
fr:la . en ]IOQ[GlbZORbf_RZ
fr:la . et IYP[IXJQJSHPJOZL
fr:la . etait aGGIdMdjdJaicfLg
fr:la . fois QROQPTWSRQNRX[>N
fr:la . il eEHFXJbh]?bmc]Fd
fr:la . le gKHBjFbokCegggBk
fr:la . stp hFJJeMgjbIcfh^Cj
fr:la . tu ^GWUMZbZYHYPdXXY
fr:la box cEHLZM_c[LYde[J^
fr:la chaudiere bIIEhKdhaFah_fG^
fr:la cuisine VPRUYPWXXUYYUOE[
fr:la douche bCDChOmnaDcpjiEn
fr:la journee ]JND_Dak_E_la_Hg
fr:la machine ]FHFUNWVY>PSXhBU
fr:la meme i?GJ]MgkcG_kc[Da
fr:la musique aFAIiJfieF]ggaAo
fr:la piece _EJJbK_hdHZc_VGd
fr:la porte ^IT[UMQUW[RSaNNS
fr:la poubelle lDIFjJkegAdql_Bh
fr:la rue cGBEcF]_^Agfbf>b
fr:la salle RTNTQMYeTUVT[UIQ
fr:la table SSDLXLRQWGSST^GN
fr:la tele cHHIfHchbHfiibGi
fr:la veille dHMJaHbk^C_gebJe
fr:la voiture V>CCSM[bUERVSdB^
fr:laissez WLEBWHe_]IVfd^E_
fr:lave m@?<jGoqi>kluo@s
fr:lave vaisselle ]HLGaNXccL][_ZN_
fr:laver aFIIeFbkcHdchYIg
fr:le UOPSUYXOQMTRYTOW
fr:le . au ^CPVbNahdRadbZPk
fr:le . c J[QMMOILLXQPLTTK
fr:le . ce ]GLR]R^a[IcgdYS_
fr:le . depuis e>JPaJejaPZ_iWLm
fr:le . des fCBGbHhhZ@cjihGe
fr:le . du aIWROOTTfPZcXR]Y
fr:le . en aGNN_MXb^Ra^eTQc
fr:le . est WP:HTWXcZQ[XYXWY
fr:le . il ^HCHaIbedHYgcZHa
fr:le . j dEJKeGgqhJ[mhbCi
fr:le . la LQ?@]@VeX?GYT_<O
fr:le . pas h7@?mIpogBowncCi
fr:le . pour U@?@^IcaTBQaVeBh
fr:le . soir ^HBEeOc]eIYfibGg
fr:le . sur TNH@bOYjRAI]T^D^
fr:le . tu _KWLeP[l_O_i_XSX
fr:le . vaisselle _DNNVSYh[LY]bTG^
fr:le balcon _>DD]Rad]DZ]]k?_
fr:le canape aIFF_@ch^C^d^_Kd
fr:le chien hID:kBnf_@akmaAn
fr:le couloir cAGLhRhgdO[jhZD^
fr:le dimanche dCFGfKem^Cdkc[Ch
fr:le frigo gHJNlMhqcMboiaJi
fr:le groupe [IFOaObpbM][eZQ]
fr:le lave YKPI[QcfZKZ]dXNc
fr:le matin fKLGfK_scA^nldKg
fr:le moi gGHIhLejeHgfgaFg
fr:le monde ZDQSaJbZ_ZXa_YUa
fr:le mur UaBBTDQNVFHQFcDS
fr:le petit bIJKfEbiaL^hf_Gg
fr:le sac [KLIcLXk[I]ccZIf
fr:le soir cDQJYS_r]LadibO_
fr:le tapis dFHFhD^dfD_gbdDe
fr:le week cFIKbGfeeMdgcZCf
fr:les PSNOWTQNMVRTTNSR
fr:les . a PKeaSdSSSbRGKQ]J
fr:les . au jFIJ]K[WcL_deaLd
fr:les . c eDIIbPbj_DZcf[Fe
fr:les . de STEMTBLUQQVXUQJL
fr:les . en kEAAgJhkj:hjla8m
fr:les . pas YFCL]P]dcKX_eWDa
fr:les deux HZ^aR^NUKVJPNQXK
fr:les yeux aJGEcKjidKdbd^Gf
fr:lessi* i7FFhMltdDfqq]Jh
fr:lessive _KKJeNch^HbdfYJ_
fr:libre OUIDbP][XGXaS^Lc
fr:lieu eMGFbLfegFcifYIe
fr:litie* cEII[K__hHdge_Ff
fr:litiere eHFC^L[jaB^eb^Cd
fr:lu bCLKaG]kcHYibWJb
fr:lui LQSXJ[QSMUKPORSN
fr:lundi XRNB[GTXU@aY^T>S
fr:m L]HMM:HJNNTOMUKN
fr:m . a dEEHeOeqfGlkg[Ij
fr:m . un ^ELGhNbjbK_hg]Jl
fr:m as RSIDYOTNT>RTNcKU
fr:ma RVSJSQUYOLORTYLM
fr:ma . a eFGGpQcxc>frocBk
fr:ma chambre VM<?_IVVTHXbXdC[
fr:ma place bJKJfP]YYKabb[Lb
fr:ma porte bCXOeYdjZRjje[Q[
fr:machi* mE9>]K]b^>U]ek?i
fr:machine a TNGMXOYcVKW[YRLX
fr:mais _DIK_MW[ZX]bUVHY
fr:maiso* eKIMYNSXSX^YaLVY
fr:maison iADPcEZhVMb]aSJZ
fr:mal a jBJKhOhmfJfhf^Mo
fr:maman eHEJdLejaGckd^Bb
fr:manque ^HKJgJjllG_jg[Ed
fr:mardi UW8BWN]]_:VVXc9U
fr:marre [OHMbNbf[IWg[^F^
fr:mat bFHEeKedXHaZedIg
fr:matin* eEOIdLfWYQ]X_XKU
fr:matinee eFFIdKbaaIedc]Fg
fr:mdr cGADdAfaeD]e]b@b
fr:me I[IFJLOWLCPOGbBP
fr:me . a gBJFoPbnmEjniZIk
fr:me . avant bILI^O^iaI__[[G_
fr:me . la ]I?:ZFd]_9Y_]gAc
fr:me . le fHJNjHbjcHafgXLc
fr:me faut gDGKaP^gcIaedYIk
fr:me rend cDJM]OhlaJ^dfXGm
fr:medic* fBJJdJgjgKagi[Kj
fr:megot* cGEFdHgiZ?^gbcBa
fr:megots bDA@eIgi^Babb_Aj
fr:merci TJNNLCR[SEPVMZKW
fr:merde RNOUTZUOOPUQVYPO
fr:mes TSPMXUTRTOTYSVRQ
fr:mes . je KbIVGUBTFOEIHQV@
fr:messa* XLBK]J^cZH[YSfCV
fr:message RaDBSIYZNCNUTg@P
fr:messages ZFMPcV_ceLchbXP^
fr:midi ^JPH^DZcQMZ^ZVQa
fr:miett* _KHL_PfmaL_b_VLc
fr:miettes eKIJhMcafFgchYKc
fr:minut* XMC:QHWbV7WUWX9Y
fr:minutes VQ:DQJRVPBSYR^D[
fr:moi MTMPKILQLLOGJWOM
fr:moi ca ]@KGdQ]p]I[agYNc
fr:moi en fHGIdKhjhIefjhGf
fr:moins LUa]NVORHZIGDHZI
fr:mois ci ^DJKgLcgaG^c]SKg
fr:moiti* jCEFaJjpo@grfhHo
fr:moitie kFKG^Cem^FdedZFc
fr:momen* lCIDhJfgbGfii_Gf
fr:moment e@KFfKhqgHhnnXEm
fr:mon . de ^GBChKec[F]aah>_
fr:mon . et ]KNUaU_Z^U_c]VUa
fr:mon . je SG^_RfSLPYYRKQUU
fr:mon . tu lDEEgKpqgEfgjdEj
fr:mon compte sEFJnKmdhFhhhbGh
fr:mon dos cJBCeG[baC]bdYGd
fr:mon velo TWCFYJXaRDTa^m@Q
fr:monde ]>]SZPY[dR]Z_MP]
fr:monsi* eBD@bHimeD_ki_Db
fr:monsieur iBEGiLppd:cii_Ig
fr:mot S>FGOIW[OBNWOhEW
fr:mouil* aIC@^Lelb>ZgcZDe
fr:mourir CmNN?S>BDBB<>^C@
fr:mur PZB6UFXS[@OPWh?Q
fr:netto* YHE?bOXbWA_di_A^
fr:nettoie _INBeHflb>djhdBm
fr:nettoyer aKJOeMci^G_^^]Fd
fr:neuf aDBAaQ_gcEZfb^Cc
fr:ni KdIMGNJVJDJAHONG
fr:non mais gJHFeJgbgAbfg^Db
fr:nos gE?CiKfniDejh^Go
fr:notre YDGIaI[TXJRjXXS]
fr:nourr* iEJJhL_peIhgcdIm
fr:nous ]II7[JZ[]C[ZcgD]
fr:nouveau XQEHSISjVIYWS_HZ
fr:nuit KYYZUdITSYTMSLXT
fr:nuits TME?]Kg[[>_jZa@_
fr:numer* gFCI^K^ifLcbiaIe
fr:odeur UN>?TEMUO>PVTbAR
fr:ok dDEHgMfpbFekibGk
fr:on SBTSUZSSTZRQRSSV
fr:on . a lCGHsEgsh?ihjcBj
fr:on . dit cGGHdHajeDZda_H_
fr:on . fait ^ILL^L^jeG^^ceIa
fr:on . la _IKAfGig^F_hhcAd
fr:on . le bIKMeFbq_IdlcdKm
fr:on . parle QWHHaIZaR9QZ^eDS
fr:on . un cJBFeGeh_Agffb>c
fr:on a XN<<YP]gY>MghiAf
fr:on avait ]JFI_O]m[K]da^K_
fr:on en O[EC]MU[TEOXagEQ
fr:on est ^OFFYHS[TTSYSPPR
fr:on fait aJKHfIaiiDchbXG^
fr:on peut e@<Ah?cr^?gpdd:j
fr:on pourrait bEMGgN^eZ@aljdMd
fr:on s _DDKcHgebG]hc^Bl
fr:ont _EKC_CaZZKd^]]B]
fr:oreilles cBB@_Fc^g?hjf_:j
fr:ose dDIHhLak[Cfli]Bc
fr:ou RHUSVMQS^WVYULYU
fr:ou . a ZHEI[MZ_^L][c^G]
fr:ou j bELL_NciXCfbbbK_
fr:oui . non _IHMYLbiaB^fcZC_
fr:oui ou ]OIKaP^f^E_ZfYEc
fr:ouver* YM:LZYXUZBa[Y_N^
fr:ouvri* eMGJbQdmgMaagbEc
fr:ouvrir eNHFhHclfG]befCh
fr:par cDXXXYX^VQ]YSLXS
fr:paras* _NAEdGehgDfie_Ae
fr:parasite gIA?aGnib8ZbcaEe
fr:parce TBKTUNUQQMXiZTSY
fr:parce que TQYVRHTQLSeZSLUU
fr:pardon FbGJ@GDKJFIDF_EF
fr:parle YDDRRDLXYI^SXSOV
fr:parle* jAJKdLdfiAikk^Ao
fr:parler f>EFdIhle?csweDh
fr:parles ^FOKdM]gfFVke[Kf
fr:parol* iBEDhHgs^DbjmaEo
fr:parole lAB?dLkql@hmnbIl
fr:pars MLFJPOOSXDHSMhHY
fr:partage bAFFgIdfcDamg^Cj
fr:partir de bCLKWOae[Ifaf]Lc
fr:pas ISROOFLLRLLPNSNQ
fr:pas . d YFMG]Ohn[MYg]ZG^
fr:pas . je eCKIeOfebI_fb[Ih
fr:pas la ]LMLVSZV_QYYWPXZ
fr:pas si SL[ZLQJTOUOOKG_P
fr:pas ta jH<?hKfj]AejeaBi
fr:pas un gEFEeHhtcAdjnhCk
fr:passa* fFJCfNbcfIeijcIg
fr:passage _LIJaMcb]H^]Y]I_
fr:passe LMHYNXPMIVEOLRHM
fr:passe* KYbPFRIUJQIDGQRO
fr:pauvr* gCB7_Lied:fgffCe
fr:pauvre oBBA_Dfeg@emlj@e
fr:penda* ^@RUWUXfWSb^bUMX
fr:pendant bBHLYS^ZaO[_cOM]
fr:pendant . je cIHB^G]e[A^^_bBf
fr:perso* MTJ@LMOPP?PGOVFS
fr:personne a ]IBI_IbicIcf[XKh
fr:personnes cABDgKgq[JaggdDj
fr:petit YFUIXHRYQS^VVXQX
fr:petit . de ]IEFdOadaDY_^i@Z
fr:petits VIMFhN^kTNaX^XM^
fr:peu YJB<YOZZ_Jdi^f<[
fr:peu moins eTKKZI^gWI^][^Ic
fr:peut TQ[VSVVVRGUMRFSU
fr:peux NKCIRTULWFUUUVLL
fr:peux . la aFGCfLldbBljj^@m
fr:peux . le eLIIiKccnL[ae^Hg
fr:peux me ]JONdH[nZNWYb^Eb
fr:peux plus [ZBD]GW]SGQZUaD_
fr:photo ^GC?dDW_W>V[T^@X
fr:piece cHCGgHemeFiejeBh
fr:pieds ETc[PYLQK]MLKJ]L
fr:pique cMEEaNci_Fbbe[Ch
fr:placa* XR@D[KUYRATX[d>Y
fr:placard ]JCCYEVcZBTUXhA[
fr:place _JK[ZQYWaYZfYPV[
fr:plafo* ]FJI]M_dbDYe_YJb
fr:plafond gAFLfMbndI]ig_Ii
fr:plait ]MI@YT]ZZDWYXfIZ
fr:planc* bEHEbOalgK]df[Ff
fr:plann* fDEGbMjiaK^ih]Ih
fr:planning gJKJiKdrcHdjiaEi
fr:plant* ASf_EVJFHaJFCJXH
fr:plante CWhgD]BFHgABFChA
fr:plaques fECGdKbk]K_c__Df
fr:plein le gFEGgK]aaJdjfZHg
fr:plomb* bDBDfHflb>bsc_Cb
fr:plus L[HEVCRQQ@OTVgHM
fr:plus . le YICEaH]faHedaYHf
fr:plus a NPCBNFIRL:OQMcBN
fr:plus d e@MNgPdg_Lig^cH^
fr:plus les hEEAiHfrl@hpka>i
fr:plus que eEIN_EembD_dfYHh
fr:plus un [ZDGUMQVQBTWSe@T
fr:plus une h?E>gLclc?dfihBi
fr:poils hCIDfCkjbAakfeCj
fr:point* eECDgHccjBhhh_?i
fr:porte* jFDDkGlqjAjnmjAk
fr:pose dERabOh^RZ__bZYU
fr:possi* dFIF_PhqdLcih_Ff
fr:possible aDJFbLdiaHckgb@g
fr:potes dAMFYLWZVNZ_ZXNa
fr:pour N]JESDSVMJNTQUHQ
fr:pour ce ILGBJHWUN<KRMbBZ
fr:pour l eIQEWHUWSSaXSTO]
fr:pour la M_?:QHQZT9RUSj6Q
fr:pour le hDPRZIUSWReS_OS^
fr:pour moi HhJBLHITFDHCFeIH
fr:pour que Gc^bJTDDBYOCLRYL
fr:pour toi M[YQGUNAHXMULRZM
fr:pour une bGOLXLWZbM_WQWFd
fr:pourq* Ba<LMM?QG>DKG[?D
fr:pourquoi M^AHRJKVMGMSN^@M
fr:pourquoi tu ZLMI[R[jdL^i[]H^
fr:pourr* GUHUOPPQOUMMLULP
fr:pourrais OMC<YHSe]5X[an6Z
fr:pourrait NPW^PTTPLYSPSQTJ
fr:pourriez [ILHcLgeYLb__^N_
fr:pouve* _CLLZN]gYH_hf_Hb
fr:pouvez iBMHaL^dbGdicdJa
fr:prefe* ZFOIRNUQRUYXVR^X
fr:prend cNKF^W]ddOXc]VJe
fr:preno* jEMKeLgefIcicWLf
fr:prenom eFLObRgdfMbe_YJa
fr:previ* dCCChGft_@egjdEm
fr:previens _ECAfAflbD[ieeEh
fr:pris ]LE?ZQYn]GXZbdB_
fr:proch* R]cXL^IRH[MDRJ[N
fr:propr* a<OM_H_]]NaYhaO]
fr:propre [GLLfIcf]HegfXGc
fr:proprio ^EQW[TXJYPcT[ZQU
fr:putai* YFCDYF]ja:_kc_?^
fr:putain ]JCBcJ[ldH^a]e?_
fr:qu OS^UQMRMRORROOXS
fr:qu il OXbdLZORK]MOJQWM
fr:qu on ZJ@GZN[qWDTf]kFe
fr:quand RTCDVNYXPOXWS[AS
fr:quand . as fHHG]K^g_FadhaDc
fr:quand . suis MWUYCP@FAeHEE:ZC
fr:quand je WQUTIVIOHfWLEBSQ
fr:quand tu ZOIO]KbcUMVUY^GX
fr:quatre heures ZIHH^MZf]CY]]]I_
fr:que OVXXKTMJTWNOLSTL
fr:que . ai cFVDRLVTZJd]YPJ^
fr:que . m b@GMhOaoeGadh_Gd
fr:que . te LNehITIJF_EOL?YC
fr:que c DdOSJTBMFHGEDbNI
fr:que l bGDHeR^cfHYdb]De
fr:que le QTHGRPUg]GK]d[JR
fr:que moi _IEIhOhfgE]bacCa
fr:que ta ZIEIcLZd^E_^a^I_
fr:que tu WJX]LeWPSYVRRIYU
fr:quell* [JYNYIUTRWTXUWUQ
fr:quelle ]ENMbG]gZITbcfNV
fr:quelqu . a f@HIdP_dcI_hcXDf
fr:quelqu un cOVXZIW]]_dYbPVS
fr:qui SO_ROUQKRTSIKEYO
fr:qui . le g?GLiMhhcDfpmcEk
fr:qui a ]OLV]VVZSWYa[QRP
fr:qui as YNJJgKca_G_[_WD^
fr:qui est cLDEhFfse>dhfgAm
fr:quoi UYUNUJSTVOSZWTPT
fr:racon* eKMN]Bg__ObU[V8e
fr:radia* d?CJgKel_LbimZHj
fr:rage _GBAeFdq]BYhecEe
fr:ramas* g?G?jMinmBggc_Bj
fr:ramasse dKAG_Iae_>adbZ@_
fr:range* jFMHcF]f_F_ibaAc
fr:ras ^CFHgP_c[KcebXKj
fr:recois ^HDG[JbadDW_bbHd
fr:recup* bFLI]Hce^Hahe_If
fr:recur* dGC@_BbdgD]_gcH]
fr:remets PHOWKVPWNRSPRHUO
fr:rend _GIJ]Pci^G]leZHd
fr:rends e9DIfD[dcDgj[YJ_
fr:rentrant UOLAWGVY[EP^Zf?Z
fr:rentre UMPRURQ]SL^aZJMV
fr:repon* pGNKrSlucMgnmbNb
fr:repondre ^HJHZQ]e[G_d_[F^
fr:reponds hJKEcKbtUJfffdBi
fr:reser* [EJM]L^faFbhe]Jb
fr:resse* cLCEaGabbDa^d]Dd
fr:resto _HHL]Pc^ZH[daYK_
fr:retard SNTIPKPWX<UXUPAU
fr:retir* cFKG_OdhbKefc^He
fr:reuni* ^?RPYOgR]P]YdRNa
fr:reunion Z@MT_Li__P[Yd^Uc
fr:reunion de aKIHdN^faI[daaKc
fr:revei* MGYLUPRSWTPUKPMU
fr:reveil R:OJRJPNPKMVSWJV
fr:rien TP86S@R^Z>PX^g<U
fr:rien a E_LM?S?9CHC>DaKC
fr:rien de YIKGaJ^kaD[[a^Ei
fr:rien que f?GEaHegjDim]_@e
fr:rire WLFHZHeabFbY_^Df
fr:rouge ]CHEdLembG]jgZIl
fr:s . te qCEBiEh|jBpumhDm
fr:s est jBHJfNip_EdogZFj
fr:s il I^W^FdFJKYIEAMWE
fr:sale ^NUUcYRb^Obf]UUT
fr:salle ZKBKPLVZQLSSRbGU
fr:salle . bain TNUTQPWXLQTUSSNR
fr:salle de QPMSRNTYPRSXUXRP
fr:salon THCMWDYXPMST]WES
fr:samed* bD]@ZGOZXH]TfITW
fr:samedi gDRATDVZUJXW]MR_
fr:sans TIWUUYWZYMXUVRV[
fr:sans me fBIIbLbkcKgjiZFm
fr:savoi* QRICREJTSBLOMa9M
fr:savoir PPC@SINRQGQSPb@R
fr:scene _GEJdPYihJah^_Ia
fr:se WPUSSNR^SOd[_LOT
fr:semai* QWOHQFQWPGRWYTDS
fr:sens REEBYI[aWEY[VcF]
fr:sept iEACiHikdCgieh>j
fr:sera Bb_hFW@?AUCAAJ[>
fr:serai* KUOQLOLMNWQEIMVK
fr:serait OcbVLK@GIXM?HMSH
fr:sers UR><]NbhY?PdabAa
fr:servi* ODgRNDOOW[XOKHXU
fr:ses YKLU_H^fUQU[XWP]
fr:seul l6BBfQnqhAlpjeAp
fr:seule NUZRMFJSHWDILGHJ
fr:si PMQQKZQSPSVNNUPQ
fr:si . est eDNHdQjneFckcZHi
fr:si c rFILcQgebEfgacEf
fr:si tu TMaQOMKLQTbNQJRQ
fr:signe h8JElLgraE_hpZFo
fr:silen* YOTX[QXWWX]R]OTU
fr:sinon fKFIeHXqZBSd^W>f
fr:soir KTOSNSUUKTPTNRPM
fr:soir . ai ^EHM]Pdi_LdfgULd
fr:soir je PFDPV[daUFQXVZTU
fr:soire* fALHeMichPbiieMb
fr:soiree _FHMcKhi^NbhbcEc
fr:sol dJGDcH_dbFabaaFa
fr:son XGUHWSPXSYXQVUQ[
fr:sors . la _HIISL]bYK[_dYP]
fr:sortir eEFFaGhkiHhghbFh
fr:sous PBSRMGHPNSPNPNYO
fr:stp VFH>hKe[[?UmeqFa
fr:suffi* QTMEJPKKLHNEKjHL
fr:suffit XTNDWLSXNI]VVbIQ
fr:suis . bout dHMF^Kbg^Idig_Pa
fr:suis . de UYCHYGYbPES]Wa@S
fr:suis a jCGDlFflfAmnkeCj
fr:suis en _IMX[PVkZN_WaZS]
fr:suis pas aBKL[L_[WPSd_VMe
fr:suite bTGHgKYe]GW_adH^
fr:super hCBEdJiplAbjlYGj
fr:super* h>?EmKfhe?cdeaBf
fr:suppo* QCG@UIL[UFNTReFM
fr:supporte cJLLbMajaJdf[TKa
fr:sur . balcon [ICCVBaZWEXgZeFW
fr:sur . canape eIJJeIeheDbiaZN_
fr:sur . tapis aKAAcLe_]Baf_]Ef
fr:sur le NWGFLTSPJGOLN]FO
fr:sur les dEFFgIgidDegcaJg
fr:sur ma ZVMCcLUaSJSX[[MV
fr:sur mon ]HUOdS[ZTTZbVXRU
fr:syndi* _EHL[KchaK]Zd]Lc
fr:t RQafAVHLK^VHEI]J
fr:t . plus gCHCZGgaiAejfcBq
fr:t ai fFBIhIjhgAengcGk
fr:t en WOWYKIRQM_QTRHWS
fr:ta UJZWTQORO]XPRHSV
fr:ta . de cIDSWH^cWPb[aYK_
fr:ta . je AXlhE[BGFjH?8@f8
fr:ta chambre HN[[RSQMOZ]RQQUL
fr:ta part cCFJdLhpeF_jm]Kh
fr:ta porte D_dcJaBI@dEDADi?
fr:ta semaine ^GHBbNch_CaicbAc
fr:table TL<HWETcVB[Vaf:P
fr:table* ^GJL_LfgYJ^b_XOf
fr:tache eGFGcN_^^Dc_bcDf
fr:tant OI[]N_LPJYSONGeU
fr:tapis eGC9eAcmh>djmj8h
fr:te OE^aKOKOO_W@I>YN
fr:te faire IVloM_FBAiGJFDgK
fr:te plait fGOBkQbgbC^ifhJe
fr:tel dJEEbDjddCaea^Dc
fr:tele ^HMHcK_b]IYhiZIj
fr:telle* hHFFaOgfhHafhcJg
fr:tellement aHCGaIdibC^hcbGk
fr:temps VNMOOCObUCVYScNO
fr:tes h@Z^Y]STWZ^VaO[X
fr:tes . a ]KCCfGfba<cehb@h
fr:tes . dans dFEDeKeggDcgd^Cb
fr:tes . de kD?7lMlmi<fmll?p
fr:tes . ont cJAGdEegXBZhkaDe
fr:tes amis eF@>jJiucAdjge9h
fr:tes potes ]EFD^LgiaDfhh]Bf
fr:tete PTJKNWXTUKRSWTHX
fr:tete de ^HHIbJ[h_Fbad[Ea
fr:thermostat dLEKZD]edGXceZD[
fr:tiroi* ]HMOeTkf]Kgfe[P_
fr:toi PLRSJJSNN]TITCRK
fr:toi . as eNIOgL]giK^[[YEg
fr:toile* i@GBiBjjgCpmldDo
fr:toilettes dFEFaEfnlC^nbcFh
fr:tombe* dFTE^Zb_ZS^]SKW[
fr:tomber k>A?nJpqj<kooc<s
fr:ton XKTWR[LSRX]IQM[V
fr:ton . a bL?DaF_cY@_[bbKe
fr:ton . de dAILe>^_]D[df^Ce
fr:ton reveil bDEEjInnhHhgkdHd
fr:touche aMQTUXYW[KZVRTV_
fr:touche plus bAJJdQj^gKefeXDi
fr:toujo* WPQZURbZUQNTX_[V
fr:toujours _JTRVaWYWSY[YRPP
fr:tourn* ]FLMYJdg]K^bfWL[
fr:tous MWUGPROMMHMMPMNS
fr:tous les ]KVHYJWfYOVZ]XOc
fr:tout PUBCPEXOR>HRQaAS
fr:tout . monde a:RRYHXfbXaZVST]
fr:tout a eFFCaMZc^IagdYK_
fr:tout l ^GEJgMcp]@cdc]Cf
fr:tout le W<OXZMUVVRW[XVOV
fr:tout seul jGHDdHggeBe_fXIi
fr:toute M]AKJHPTMPRRLX>P
fr:toute . journee dKOMcI]i^M]_d[PY
fr:toute . nuit ]FGFeJfnaDnei^Fj
fr:toute la UOBCYN_dcAW_baG_
fr:toutes les eFHLbIck]J_edbGe
fr:trait* aG>CdQahZHZffcGk
fr:trava* aCBD_K^][A^[jfE^
fr:travail XLHCPMPVO?XX^]HM
fr:trente dKDHbMbgf@ZbddF_
fr:tres bien dFGKdFdkdG]eddJk
fr:trois cKFHdPYa_K^cbWS_
fr:trois* aCHHiLjpbFZklbDp
fr:troisieme aEGIkEindDffh]Gl
fr:trouve RBKJ^9ZQOIRVYR9W
fr:tu TDXTSPTOPWWTVG]V
fr:tu . as VNU@XN]XVHVVTZNW
fr:tu . comme cLJDaFelZAkjd_Ha
fr:tu . des bHBFcPegaJhlce?f
fr:tu . dit YJJK[L[maEXdk^Gd
fr:tu . fais ^NFHaMZadGW^bZLi
fr:tu . fini eJJCbKek]E^dg^?c
fr:tu . la UCOKdVWg[NZg_UIZ
fr:tu . les eGIAgP]U^Cdea_Eh
fr:tu . m eFLHlPcjlHdmhcDi
fr:tu . me cLSN[Lcb[QYa]YNZ
fr:tu . ou ]JNF]S[g^Q_TZSDh
fr:tu . tout ]FDIZM_iaAXad[D^
fr:tu . un _I6BRFdXZD_bd[:a
fr:tu . une XTJURRJXTTZRVRQY
fr:tu . vraiment cFEIfJdhcFgggcDf
fr:tu as SDTXN@TTSUVUVJVS
fr:tu avais _GIHiLblcA[ndbCd
fr:tu les dGDB]IahbCfgicB_
fr:tu m VMWTZQU]XU_UXQXZ
fr:tu me n7FHjOegdIillZJn
fr:tu pars _LOV^UhVbF]_f^Ra
fr:tu peux OHDNLWNOOGLORUXC
fr:tu pourrais rH@7nAq~h7ftwk2m
fr:tu te UGVUWNTj^U]RYPXY
fr:tu vas VQSSFPGMHQ[IUGQR
fr:tu veux PD??WMcWZ<XWVoF]
fr:tue ^NXScaZWYZdbZaZW
fr:type UHE?bOWbZI]c_XN[
fr:un ZK]SRFNRNX[SUFYU
fr:un . c eHBCXEfigCeecbEh
fr:un . ce dIFB]Ofc]<ebd^Hc
fr:un . de ^D[]JLKJPbZKQO^S
fr:un . la ZLGMdKadeJb^Y]N]
fr:un . pour a]G@ZIb^]@V[UaGY
fr:un . que gBGDcOckgDfna]Cb
fr:un . tes XKGGZIfe[BVa_^G[
fr:un a bGGFbObhaE_ic_Dc
fr:un jour JPROFJLGKNCGGTVG
fr:un mois bGGFeGcb^G_b[_Fe
fr:un peu aG@:VMZZUMSYYWD]
fr:une SNRWOJLVQKTNTRSO
fr:une . de TATGYOQMUIUblKOa
fr:une demi eDJI_MfpaK^bdXJf
fr:utili* j@ICcPfqgEcljdIm
fr:va YM^YXVKURYYMNEWS
fr:vacan* eILNbIcebKaed[Kd
fr:vacances eHAF_IgmaE_if]Jf
fr:vais M]SXMZJKPOPKMVSK
fr:vais te EWipFmAABlI:<DlE
fr:vaiss* V^FGVGQXSDPTNf@X
fr:vaisselle TTECTKQ[R?UPTbCQ
fr:veille dCDEfOcg^Ddg^_Ia
fr:veux NQJDSI^ZKAJZSaAP
fr:veux . de eAIFhMdhbMdfe]Mi
fr:veux . que c?JEkKoljLcio_Ho
fr:veux bien dEFAcOiu]HcnodAj
fr:veux pas N[NMTD[_RJRSTWOS
fr:veux plus cIEF^M]eYBb]VbGY
fr:video dCHKhOfneFggi^Dm
fr:vie MhUIFOGJLXKGMGU@
fr:viens de _GF@^IfgkEfeffDg
fr:viens me [GNO_LajdMYfbXMX
fr:vient hDPJ]M^[eO^d_]Ga
fr:vis jD>>lJdkd@dkicCf
fr:vivre MRGF[JYU]DQZWb@a
fr:vivre avec hAKLeKlddLgiiUKj
fr:voisi* pM?AhGnnnCfong@l
fr:voisins ^KDHdJfcfBZcaaAa
fr:voit eADIfLgld@^kjmFh
fr:voiture N??FVPfYXA^^Zk:Y
fr:vos Z@?:VGY_Y:dl_l7]
fr:votre _CB?nHdnfCejecDl
fr:vous QdGNPRPXQFHPNfKJ
fr:vous avez P^GMONMYP?SRPXGR
fr:vous etes pCCBaI_kaBcdbdBg
fr:vous pourriez YBMFXMac]Hcbc^Gb
fr:vous pouvez _AIH_N^icJYj_[De
fr:vraim* VQOKZPWbWK^Z]STU
fr:vraiment _IMNYJ]XVIYa_TL_
fr:wifi cNDEdJbigCbgfaEb
fr:y MU^XJQNMQ]MLII^L
fr:y . plus eTFJRKWukGTfTfBZ
fr:y avait cHHJ[Kai]Daa^gLd
~accept VHD9aL]d]:Tc^j?]
~accounts_2 cH:@oMQOP>O[bc<U
~air_room _O<9_FVa[8U_ZgAY
~alarm_clock a:AJWNYaVIX_^ZJ_
~allergy UETcQ@LGLR]SWGYK
~ambiguous YJBAaL_a[ARmamBa
~angry MR78XHVWOKPTTe8Q
~answer dRTH[MW]ZTbe[YWa
~apolog DTF>JLPNP?CZNiAK
~appliance_noise _HNIQBQNXObVQKF[
~appointment aFSPYPZVXY^[WOMZ
~argue_loud Jc4IO8HKLDHOIdBP
~ash ZK^][OSNPHWURL[X
~ask YJHNZIZLVPT[TTVX
~atmosphere f?TP[IarYRatd]G^
~baby _IYUYXT^Wc]KZHUX
~bark ]GR[U[PVTacTVDYR
~basin UOLC[RY]_MYVZRSX
~bass bGUMXZVXSP]TZKVU
~bathroom UUSPWLY]YRVXZZPZ
~bathroom_privacy hGLLcHfa]AdY_NEa
~bathroom_time NNgdKYGJJhNHHJ^N
~be_late MWREKOJTONMGKUMM
~bed OKUZTPMQLYTNPQYR
~bed_linen gDDKgHhjcIa^iZFf
~bike RONRIAMLROUPQNKR
~bill ]M?QZDcbVIY[bhC[
~bin YNBAYD]UbLcbbZJg
~body TLU]Q]OIQXSPOF[U
~book UKC@]J_x[:W_UjA_
~borrow i:MIbJYXdSbdeQKl
~box ZBMD^LbYTXYYX[Vb
~bread bID:YHY_[C[Z_ZEg
~building j9SV[XYZa]^X]JRY
~calendar aD<0UDZX[9cXbUHe
~cancel VQA5RIYX]9SbXl6V
~cellar ^MXbNeMPRcZHMEdS
~chair ZFQQTWUYTI_aeVQc
~charger PGUXMSJZQaWPPD^S
~clean YNRSXS^TWU]TXUQ_
~clothes ]IPMYG]^XF]^hRUe
~clutter VRGHXLV]ULXQVVHU
~coffee PIZWOZLORaZNPBVL
~come_home_late NRFXIIOORPQJLK[Q
~consult q<BAvLoujBm{wn?v
~cook ZDQRNIUUZL_W^OLY
~cook_for_guests ]FQ@XN]^aFWaaZRa
~creak hDZ]ZV[[^ZgceT[]
~criticise ZOFHSRY^UER]ZaLY
~crumbs YLXW[XaVZ[Xc^ZR]
~crusted UEGNOW[JTGcUZZHV
~cuddle_touch aK]YXNRZT][XSMcR
~curtain_privacy eCQLVFjY[KaejWH^
~damage ^NNOKOSQVWZS^GQM
~decide LYLNMPMTTPLQReQO
~diary_secret VQIHdM^oZJZ[_fJZ
~dinner dBWL^U[dWKa__]OY
~dirty bGGHZR]SXMcT^NSX
~disappointed PcQPHNPUKKLSKZFM
~disgusting c>IH_MZYYK]aSTTa
~dishes [GIRTKQNNPYUTPW^
~dishwasher cGF@dLfga:]ljoCk
~disrespect eDKIcNfi]ObcffQ_
~door TIVZLRRJRXXKSMQQ
~drain ^ASBaKY^WM_VVZLW
~drill aESOUKPQVPXOQH]R
~dryer WIX^POSZOZ[T[PUW
~dust jBCE_KolkDdjf^Fg
~early H^OHOJQRPALTM^IP
~early_start aPSF[WZZZWVaYXTU
~ears _DUPRP[XSQYPdQQX
~eat KNXTO]NQOTRKSOTX
~eavesdrop aHFE[LamUJVU^aK[
~electricity TKR?RESWOTQQUWRM
~energy fFIKeKdn^F_ecbCe
~enter_room OQNTQPVSNTSISRSR
~evening QMNPUTWWUQUWUYQQ
~every_time SNUXVYRWTTRWPVPT
~explain_yourself aIFEiLembGbge_Ea
~fair OVTQOYRWQTRKSIRL
~family MRRKQQSPRQPPSURN
~fed_up MZH<TOTRS5PQOdBY
~feel ORMTXWVWRUPWNaPT
~fire RJNTOIRPNNVMSUNT
~flies ]DRSXT^VTNbWSZSd
~floor WPFAYKPNWIV^VQHV
~floor_stuff JPUUNOOJLLORJIUK
~food QIYUSUPVOWZTTNQY
~footsteps MRSSOSQNNPLSPSQL
~forgot d8JLUM]VVOge]]P_
~found_out_how e>GHaHepaJcff[Fd
~freeload b<CURYRTTR^ZYLQU
~fridge TOUJW]WQXOQZZcLV
~friend XITRTRTWW][WWK[W
~fruit aFNCTQgT]Ca]dM@a
~furniture ULMXWWNWTY^TPL[R
~gaming _IGLYCVWVHY_]hCY
~give_back _JSF[HVW^RbP[LKV
~go_come RTSVQPJTOUOOLONM
~group_chat e@VP^LYbcTbjdWZf
~guest _FPZTQZRZV_T[MS[
~guest_count bG?:hJfmcAajkb<g
~hair_drain cATPUZYXbQY]_VSY
~half_number XKHTYSVKYO]]aSPZ
~hallway THOMUMZTRPXYVPRU
~headphones fEIJcIe[_Qc_ibQa
~heads_up YCILVMR_RSWYZLNS
~health_private MULPSaW]UNNRXUPW
~hear SLSRSKOOVUNZ[ULT
~heating ]LSSYW]X[ZXSbRR[
~help STULGIGLLXLFKGNL
~holiday RSPNKPOSSHPZUTON
~home_quiet_life EXDBMKISPFGSO[?Q
~hot ]CFL]MYX_Sa]i]Lk
~hot_water fFXTY_[WZW[[aWOZ
~hour ^CSRTJZQUNZbRTQZ
~how_often MNRJUNSXWOUZTaLS
~hurry HS^WJUOFNPQIHF[R
~instrument VOSMRTOSRHSOQRTV
~insult cBHOWQ[TXM[RYMQW
~internet a6IDZJfb^Hi^iTM_
~interrupt eF<>dI^heF[ideDa
~invite [JaURZV]RTXNTKZS
~jewellery UFNROJRSUNO]KSRL
~job_person o:3XYPXgfEleec@e
~joke a@XYVOTWX[]TVLTY
~kettle g>WJX]X[XKcZd[Hd
~kids_guest ^J?9]E^^eD]lck:a
~kitchen UJVZPUVNR[VQYJMQ
~kitty [IFOUDW_W_ZS]L?_
~knock ZFWJXPZOUQYZTVP^
~label QLGCQHUUQOTUTUNQ
~landlord XIQSV[YX[OZcdTUV
~laptop UKDHYP_e[CXgWlG^
~late QIF@^G[QZ?VcRa:U
~laundry KKOTZOVaRSUYQSPW
~leave_me NVA:OCSQU>OYSj<J
~leave_on N]RMPKMVPOMSOZTL
~leave_verb QXPNVTPVPLNRRXPK
~letter TOSNIENVPUJONSWW
~lie J^NLQOQYNHKJKaJL
~light WMIHOQSLUNWTSJIT
~limescale _I6@dJgfc>[ifaBe
~lives_here lDOHeXbgcRcg^YQd
~living_room aA<@eIf_bFgibZ>e
~lock [DRXT@YQWPYX]OXV
~long_time MPEOTPMSOMNLObMK
~loud q:CChGijbLhkig@k
~lunchbox kILKfPY[WHecfbO]
~mail l@HDiMhq^IguqiLk
~mailbox OATXWJ^aVBJ[_RXf
~makeup VDSWLQSSVO[UYLUX
~meal_food iCPWRKHXOXhLSNZW
~medicine OZIMHKDHJINLMaIF
~meeting _IRTZW]iZ[[[fWUZ
~mess ZQDB[Hb_bASebfCg
~message STMG]GXcVKW]WbBV
~microwave WWW_SQRXPXSLNIQS
~milk ^JDTWT[Q^Qg^aLSY
~minutes PUMFNFLVTAWPSRJT
~misunderstand iADIhRcvcIgkkfNj
~money TJPNLKRPRLVVOOTT
~month Q[8BUFONSGMPQcFP
~morning SWYRUJXRUQSZTWSR
~move_out XPUN[N[U^WYSWQTU
~moved_thing QTHJTOUTVPTXT]JX
~music PTZ[OOORS_QKPKYO
~my_room LMNKQPSOTNJQPWQM
~naked ^JLGjQ^]]:Zei^Ja
~names SWDMRQSRPNPTU]DS
~no_answer TEZOUG[WTTcPXOWU
~noise WESK^L_N]UUbcT_[
~note WIHMWPSQTJRUQ]JY
~occupied cJKP]RYj]N[dbUKd
~open_close WNMHOQRMRIPXLTNR
~oven VSKNNLQSUURSWVGT
~overnight _DYO]UWZTW_TXPS[
~owe STNDQMYVVLSUZ^KV
~ownership X@UQPcZQXOZQSJUV
~paint cGQOVR]ZdR[]fXOb
~parcel a:RPWMhPaLdbhUPa
~parking_spot ZHMITPSUQWVZVXFX
~partner [FVU[VYUWQ]TXSWT
~party_noise fEXTeR]_cUd^fVUg
~password MSDITUOZSNOWL^PN
~people_in_home dC_SSKRPSZ_TZIY[
~permission XG<?cR[S^FWg^iE^
~pet WHYTNYQIQX^PVHUV
~pet_hair ]JJLNP^XWP^VZTUU
~phone YOANOPV]^PaWX_GV
~phone_call NPFOOPQUSONPVVNM
~photo VBUWVOQN_OXVVOVW
~picture_frame p?NK[PffbDc[fWCg
~plan LM?>TRSNLBLVPq7O
~plant USSNPUNUPMOTPVXU
~plants TISZSSSWVXZQRPTV
~please_kind TOF>SHUOV?QYTaHV
~postpone gBNRVZcZ]ZbbgXW]
~private eCI>^Gc[YSacaXCc
~promise PJGJMVTLRCPTQRJQ
~punctual hCBKZQ_^[LbccRM^
~put SUISLLUQQQOOOSLU
~quiet NNRKLPOIMOUVOQRR
~raise_voice ZOC>aOed]BTa^^C]
~read_private ^CNMYHd[_JZfcXCd
~recycling SJKJ]I_^WJRaVb@Y
~rent SZHCPMINUJOOXUNS
~repair QQQLYFS_TQYVU_TX
~replace _V@EYA[Y_NXY^MNY
~respect_limits I]_]IGKIIRLLMI^H
~rotten WTERWTU[]EWTZ^GV
~sad RMPSOCOOMQTURJYG
~say VNQO[NZUQRVYTRRX
~schedule_2 pB>DkFnxnDhuri:p
~security cJMHdFk[bNcmjgDb
~see OVQNOQOLPJNJPTLR
~shelf UUGDYKXWVBRZWbCW
~shift_work TJTPSXRTRQXSSRSR
~shoes NNLIWSQPNHUS^MSW
~shopping SLRJSSOPUPQQYKUT
~shout ]IL9^ZZXROVRWRH_
~shower ZFQWVHXSOXfYcJ_U
~silent_treatment _JAD_NY[S<VXVeAZ
~since_when T[MBTUZWTNSbTXNS
~slam _LNP_Vb][Pa]aUQ^
~sleep OLQPTTMLUURRMSVL
~smalltalk_2 WN]ULNIBTUZQSRWP
~smalltalk_media SNGFXL[ZSGSVYZDU
~smell WUMFSKVYXQWVZULS
~smoke RKYVPgQKNXS]SJaP
~soap cDBDfJfoaEegkcFl
~socks s?3-n:vxv8qqyr6z
~sofa hIJXZO[PX^cY^QLc
~sofa_guest a@?VXYYVVTPWUI@R
~space_storage VMSKTFTWSUVRSXWU
~speaker gDTI]Tba^I_giYIa
~speech e@KIbObg[MbgeYQf
~split NcO>THPUVFJUUcJT
~sponge YMVU]QXSVQU][YQZ
~stairs ]KX[FNFMS]bTVKVW
~steal_food_shared dGEDkJkqiDemocBl
~sticky eFQSXSY_[ZcWaPSU
~storage dBCNjMfhbEameZEi
~stranger YJHKQKS[QKZTPR@]
~street RKabSZTUWXVPRIZK
~study_exam dAK7cU[Y_?hda[Fi
~suitcase gDMEgM_jgI_deZJf
~swap fEYXa@YaVX]XcTW^
~swear d>TN^Sa^_U_gfPRX
~sweep bCQVVYSW_MbW[RWe
~table USDIUR__UNTXWdPV
~take RQFRNRNRKYSKOTOM
~talk d?TQ_R^S]Ue^cUYc
~tap XFJ?dGdhYBPj_hIc
~tell_others aAPPZLW[W[Y_aOU]
~tenant QLXHLSNMM^TMJHPR
~thumb_emoji _D[YXQ^W_^cWXOVV
~tidy TRLHSHTWWJSSPVNN
~tinder cML@bKWZZBTZ_PSi
~to_my_face _JNPTNW^SVTXVTU]
~today LPPTFLMONUPPONML
~toilet ]CHNXQabZP]]^aVb
~toilet_paper lCJHjFerlHekfZQg
~toiletries ^OLKXFU[bGXPT^FV
~tomorrow MSRQJQLIJWNLLSRL
~tone aKVZSXRNSUdKPEUS
~tool SKMBN]JTRbPPOPaN
~touch_things QLU[W]QLTZUSQIPS
~towel ORM@UJ]UTCNVLdGU
~transfer ]K?7eK_WZ9Zhdn@^
~trash_out YBRFST[^VL^U]SOc
~travel XRLHTOVOW@V[QYIZ
~treat_like eIFC_Jip_@[gki>j
~turn KQLXUJUVOQSVOYHP
~tv ZOFK]RXZ]JWaW_FW
~umbrella ^HDH_FhkdCbjdYEj
~unannounced e<MShPcgbOhgfbPg
~uncomfortable [DXM^AQQWV[YRUV]
~until_when ORSTQJRRPRTTLQWU
~use_mine UIXGYHY[[QaZWQT]
~used_like VOY_QSMOObVPOPUQ
~vacuum ZT@>XBZhY7Zd_g4]
~vet_walk VZNJRMMSNJNQI^IM
~voice RQ81UGVZS2NUUu0Q
~volume YCYT_VNRZR^^ZWWW
~vomit n8:?nPnzlAjoqe>n
~wait RSHQKJXHQTT]UVPS
~wake O^NWNTTMUVPRRQML
~wall_thin UVC8T?XZVGSYU_ES
~want_stop OVOKQPQWOLNOMRGO
~wash_up ZO99fGfcb:Wcap5V
~water YBSXRTUZUY[RZONY
~wear_mine ^MXSZKUXX[XQWQNS
~weather ^NOCgG]b[DZfYdNY
~wedding_news XMJS]VUbXQXYRVPZ
~week USQK[IWYQIPWRYJT
~weekday XRWRRJYVYKVZXMSU
~weekend b7[MPQVLTP]UcMWh
~wet j@OF_EadcMihj_PY
~who_did WHTWRWWNOaWJUGYS
~why O^WJMROLMKNPL]JE
~window NNZTQ_MQVQTOWWPN
~wipe eFLKRTUTVKbW^PSa
~wish_luck WCYZULVXYUXVYOZN
~wish_would ]HLKc^cXeFXde]I[
~work URKNSNTTTNYUSSTV
~worried MZLLPJJHNHOPJVKP
~write MW@:VHV^U:PZMn?Q
~yesterday KVBAUC[XQ@NZP_HR
---
35,-99,-72,-63,88,-68,67,93,66,-55,35,53,56,-7,-58,54,-14
-13,-51,73,67,-66,80,-61,-103,-57,68,-12,-60,-38,-107,79,-45,-59
-97,84,-79,-82,-59,-34,-61,-60,-86,-119,-120,-40,-79,34,-132,-84,-5
`;
